// Made by scripts/list-pictures.ts from the drawings; do not edit.

/**
 * The pictures of the demo catalogue, one product, slide or category a line: its name, then for each of
 * its pictures the version of the drawing (eight characters) and its average colour (six). Behind a `|`
 * stands a product in its other colours.
 */
export const PICTURE_LIST = `
product/iphone-16-pro-max-256-gb 6579292ac5b6a7 91e08341ccbeb0 ba634616b5afaa 2ee53c4fa6968b 516b46feaaa79e | 4d3a70b8c1b5a9 bda2e408ccc1b5 bb858a13aea399
product/rog-zephyrus-g14-ryzen-9-rtx-4060-16-1tb 212853139991a8 e0561313aea8b5 33be7e38d0cdca 6a4076804e5054 9f756a0ed1ccd0 | 1af51db3a69fb5
product/galaxy-s25-ultra-12-512 524325bbb7bcbf a8cf189dbdc1c3 c2c550d19ea0a2 ab7adcd5828589 6da91b30a4a5ab | f28e08d2bcc3c9 a670fae7a8adb1
product/macbook-air-13-m4-16-256 f70027eca8b7ca 7e930e13bec7d2 f72fddbfdbdbd9 53c1a3ac7a848d b4aec22dc9c6ca | 3ca8157a9aa8ba 2123887cadb9c8 b4bf5949acb9ca
product/galaxy-z-flip6-12-256 ba359140d3bddf bdaeb8d8e7d8e9 3d2fa23eded8de b24d0285b6b0bc | 721a50f3d3bcdf 7e1089c2d4bdde eedbbed2d3bcdf
product/ipad-pro-11-m4-256-gb-wi-fi 5ab8c8347f7d92 d10633547a798a 3647dc78bab9b9 cecae1b45c5c5f 410c6852b5b2b8 | dd7e29b69e9cb2
product/xiaomi-15-12-512 e8d9fc26b3bdaf 27548498bbc3b6 d5169668a1a39f 134884e96f7774 b6119dfe9baaa1 | f5783cc3c2c8bc 286164bfa3aa9e
product/asus-zenbook-14-oled-ux3405-ultra-7-16-1tb df55824b8d9c9f 78bbf259a6b0b1 df959f53cbcbcc e477418d3b4554 b1b729e3ccd0cd | 0fbb4c549caaaa
product/iphone-16-128-gb 33963798b9c5de e881939bbbc5dd 1f07a615c4c3c7 29cfe19e7c89bd 8ef00b9dc8cfde | c28d2d6fc6d4de bbc2b5a4d1d2df 5666bdd7d1dae4 e6500123b2bbc6
product/vivo-x200-pro-16-512 6595d882ac9c98 5b9e9895bcafab 0627f090929296 8cb4aa5e83817f 67c24a8cc8beb9 | 38f5a31593868a
product/macbook-pro-14-m4-16-512 eaf1b4d58d8799 d30acc8ca5a0aa cc9315bacac7c4 5260a9462e2f31 0c1f31efcbc7c9 | f89423139e98aa
product/galaxy-tab-s10-plus-12-256-wi-fi ac544d2e8fa1a3 aeb9c6d68f9ea0 f017f746c0c1c1 9fac3ec49c9d9f 9dcd41ddbec5c3 | efdef369a0b3b4
product/oppo-find-x8-pro-16-512 9e42db61cebfc0 02e4c82ad7cbcb a998fb2babaaa8 f8ce9f26dcdbd8 44ea32e2c6b5b3 | 8dd72e02a29497
product/lenovo-yoga-slim-7i-aura-ultra-5-16-512 b3722f40b3a0ac 204a54cbc2b6bd e02477c9dcdcdc 1b292aa0737e90 bbe6b1ebc3bdbe
product/nothing-phone-3a-8-256 5ea84152cbcdcd 8c288a80d4d4d4 d5f3e069a6a5a3 4028f977dad9d7 7a91f1bcc5bcb9 | 554f90d39d9ea1
product/rog-strix-g16-i9-rtx-4070-16-1tb 16fa543b9e88a2 180c4f2eb0a1b0 8bcc4f70c5c3c0 1483a2f32f3030 a9904ab9d2c9cd
product/galaxy-s25-12-256 64340b97b4bdcc 47381e45b3bbc8 225eaed9c5cacb ba716b11656c80 14f96664c2c7cf | bdfe06b1ccd6e3 98bfc045ccd8e0 d1dc0169cdd5e0
product/ipad-air-11-m3-128-gb-wi-fi 39763e3bc4acaf 1dfa820bc1aeb5 d9c95813dbd9d9 5db5c438d3dbe5 147383eac5b2b2 | f5dd082dc8abaf 14ff3e2eccafad 8cf71600b99e9f
product/realme-gt-7-pro-12-256 1c823fd8cfac9e a7c0b7bcd5b4a5 bfa7134bb9a69c 5c6c84b2c0947d d392372fbf9c90 | 0988cde7bca9a4
product/galaxy-z-fold6-12-512 b77fa114a599a7 c3c4efb4a895a3 68c965afd2cecf 305f4248d0cacd | 45384da8b9adb5 f81cb7f3beacb4
product/lenovo-legion-pro-5i-i7-rtx-4060-16-1tb 4a73c0dd889399 f9e00ccfa3a8ab a1c2ca30cccac8 e94d7e3a4a4d53 020919eecbcccb
product/poco-x7-pro-5g-12-256 55a9c9d4c3c5a4 2cd83b5dcdccaa 82b9886196937f 94e7b12faea489 c906d16badaf94 | d2ddbdada4b1a2 71657870a0a99b
product/macbook-air-15-m4-16-512 8b896cf8aab09e 4cc78cb1c1c3b5 064ab8c9e3dfd8 9d019a8b928d83 d7c94f4fc2c3bd | cb649920979f90
product/rog-phone-9-12-256 c7caf1019b97a8 7f289a5ea19eab 61628038b1b0b0 a8c814024c4e52 0fe3e5d3b4afb7 | 18b87e93bab5c6
product/iphone-16-pro-128-gb 5307c939b0afae 61615358bab8b5 818f53eca09d9a b6db6c109d9b9a 2821ed1d9e9fa2 | 5367d7419e9e9e
product/redmi-note-14-pro-5g-8-256 475a9304a5b4b6 f6f2fcb2b1bebf e350a7c29ea0ab 5b561b448fa3a3 c44082369da4a9 | 00925cabadb4be 9b96aa6896a0a5
product/vivo-v50-12-256 ec21ec7bac9da5 99d00fb7aea2a8 c654e1daaeaab3 2720c976525357 572fcdbcbdb3b5 | 9032c8e8c8b6c4
product/acer-swift-go-14-ultra-5-16-512 b467105f97aab0 4b313b36aebabe b62350f1d4d4d5 f712b0f5556272 841a9d85d1d5d4 | 92b3e148a3b4b9
product/oneplus-13-16-512 97da49429daab0 80a6882ba5b0b6 6aa03d66bec3ca 91195751576479 82c5190ab6bdc0 | 3fa9c8c3bfc9c8
product/lenovo-thinkpad-e14-gen-6-ryzen-5-16-512 0747aaa5a58a86 3d1302dcb4a29e 7b153b85c8c5c2 463e5594303235 d9191592d5c9c4
product/galaxy-a55-5g-8-256 e2028c27c0b3cb 865eab83bdb2c7 b8a092e9bdbec8 c85069fd677082 a9d79d83cac1cf | 44dcb61cd9cce2 1a8a6fd4dbc9e0
product/oppo-reno12-5g-12-256 6e8801edcfc2c7 74e0ab49d4c9cd 08e0bb02dbcfd5 dc31d1f1bbc3cc c41b1b00bebbbe | 317ab192d3c0c2
product/realme-13-pro-plus-5g-12-512 dabb71f1d0c0a9 6c438f04d9cbb8 7f09b922aab1a1 6ad5f5ead4c4a8 8e798e6cbab6a9 | 5ab3f14faaa999
product/iphone-16e-128-gb 361c809bd6c3c2 c00bf611dccccb 2d0baff3abaaa8 07f7dc9be7e6e4 adab97cbbab1ae | 0a77a6b2b19f9f
product/hp-envy-x360-14-ultra-5-16-512 2807e9caa292a0 f3832b17b4a9b2 e67974a6cfcfce 166120a6495562 a8988d7bd4cccd
product/oppo-find-n3-flip-12-256 203405a6cbbaa7 8bbf3747e1d6c8 dc6c96bab5aa9b 65fcd37eb4b2a7 | ab08748bc5b5a3
product/hp-pavilion-plus-14-ryzen-7-16-1tb 24ce3885b0b8bd e85ff49cc6cacc 70bbc74ce1dfdd 85d330c6c5c5c5 4b93dcbdcbc6c4 | 9b25422da5afb7
product/galaxy-a36-5g-8-256 58767340c9bbd1 0e261d1bd1c4d7 3bd1abdec1bec0 917ef32eaba5b3 71e6e596b0abb5 | 57d1c0d7aa9fb1 889bc52dccc1d2
product/xiaomi-pad-7-8-256 e55ee1bc8da19d f70b79618b9c9a 669230decbd1ce fe9413559fa1a4 8ccd634dbec5c1 | 27883dcc96aeaf eedffc5998b0a7
product/infinix-gt-20-pro-12-256 ea28da92afbacc 6ae483c6b2bdcc ed6ebc85b5bbc2 750109b4455569 85445a52c4cad3 | 3f5e670bc2c9d6
product/msi-modern-14-c13m-i5-16-512 cc1b3e20969798 1e6c5c80a9a9a9 ebb1419ec7c5c2 d3296b1a343539 a88adcafcdcbc8 | f7139099a6a7a8
product/iphone-15-128-gb bf7e4790d1bdbf 5c0b19a4d8c6c7 2c6dc33edfded7 32d3ca9ed8c8c8 6b9368a1c2abaa | f018d71dd1c1bc 379fd1a7ccbfbe b10faf0dcbbfc2
product/ipad-a16-128-gb-wi-fi ba6fd01aa4ab9d 23dda3e8a3aeab 6bb583c7e5dfda 68426b8fb2c8e2 a6516c19aeb1af | 0e3d018cb9a995 05c6f188bab58c be6087d9b6b69f
product/galaxy-tab-s9-fe-6-128-wi-fi 2fba5c3ea8b6a4 7c2cd109b0beae 9bc9bb86d1d2d1 219b71a5dae7df e4e9290fafb8ac | ed80af22abb2a7 edeeedfa99a294
product/ipad-mini-a17-pro-128-gb-wi-fi 7c11e096b4a6c3 33c8f228b6aec7 7095433bd5d5de 106a9d6ed3dae2 779bd019beb0ba | 92c72578b7a5c2
product/huawei-matepad-11-5-papermatte-8-256 c583e7a7a5afb6 d22e30c4a3acb3 3cdc0395a7aaaf 1fc39a4dabb0b6
product/tecno-phantom-v-flip2-8-256 bf7e9771a9b5cf 857799becbd1dd b597176aadb8d1 db9e10c4c5cad5
product/lenovo-ideapad-slim-3-14-ryzen-5-8-512 9c496689a9b6c8 ed6c8284bfc7d1 4c3bbc42dad9d8 813b8db79a9ea3 e0b1f50fbfc7cb | 25b901e89caabf
product/asus-vivobook-14-a1404-i5-8-512 d40bca5b9aaeae ad178ab8adbab9 631a5028ccc8c8 b7d88acf4a5467 4fc92541cfd5d2 | cf1be1cca9bbb8 d1ea107aa6b1ab
product/galaxy-tab-a9-plus-4-64-wi-fi dfaf9cfaaf9092 8cbdb9e5a38a8d 011b59d6bababb 447eb2bd999a9c 7eeba786cbbab8 | 3bafe772c5a5a7
product/iphone-13-128-gb 7c4db2b8b29ca0 f2db1bffb1a0a4 b4299b6aa3abb2 acafb4fa5d626b 81c57827c2b4b5 | 8336c07cd4bbbc a1db1031b6a6ae
product/realme-c75-8-256 98dbdc4fd3c3ae ced5f8d2d8c9b4 428cc812a7a092 b5bd65a7c7b187 9d9627dcc2b9ad | 54ef18e1b4aba1
product/infinix-hot-50-pro-8-256 0abc860c9ca4a7 aead8aedb0b6b8 1c636984bcc3c9 eae910049c9da0 932fedbebfc1c0 | 25a2a7b5a6b3ba
product/galaxy-a16-8-256 d89e3314aab9b9 e874552fb4bfbf 2e4af6cfa3a5a3 87e4b03f9b9da2 f330c3b19da4a8 | 6212ba60b6c8c4 9e33201a97a6a6
product/vivo-y28-8-256 174d5bcda5b2a4 45210239abb8ab a43b5305bfb09c 15ec6dbf526d64 06400e7cbac3b7 | d4f070c4bdb7a4
product/oppo-a3x-4-128 3b18c830b0c8cc 1d4bacf6b5cad0 be6ae2bbb7a2ad d7c71c88809fc0 20bb9253a9bdc1 | 7d7caa54bbbcba
product/redmi-14c-6-128 346756f49aa5b8 17cda3a1a9b1bf 5aba2ab49999b1 13f298cc6a7077 6a2588dcb7bcc3 | a8bcded79faeca 7eadcea4afb6d2
product/tecno-spark-30-8-256 5b2dc8f0c1b8bf 0be65148ccc4c9 fe4cb11eacaba9 414442d7d7d7d6 96d50520acafb3 | da34bbce9a929b
product/itel-rs4-8-128 3e8b1485b5a49c 41649ec0b3a69f fe4ee624959fad eabfd8983f4246 863b581ec2b6ae | 4cf6ad01c2b6b5
product/redmi-pad-se-6-128 6eb212b7989f91 9ea34d10949a8f 7c4fc5abd4d4d5 0050bd9d85878b 42363eecbfc1b8 | 67d752f5aab4a3 100fa170aaafa5
product/asus-vivobook-go-14-e1404-ryzen-3-8-256 94fa4f9d9ea593 21ac5a14aeb1a4 41c10d58c6c5c1 1ce6cbf9383a3e 26997a3ed0d0c6 | bcc16360afb5a3 20539feca9b19d
product/acer-aspire-lite-14-i3-8-256 a7eb41ff9fac9d 04eb4803b8bfb5 3826f6a5e7e5e2 01d7d09a808285 fbff1d45bfc3ba
product/axioo-mybook-hype-5-amd-x5-8-256 2617a84ca99793 3bb5c402baada9 592975a0d9d7d5 5e7a6e32606367 3dadff68d7cec9 | c0f07ffbb29f9b
product/lenovo-yoga-7-2-in-1-14-ryzen-5-16-512 c4af90f5c2afb3 97405adacdc0c2 2a58bc5adedddb e93942c3828b96 6474b985cbc1c3
product/lenovo-loq-15-i5-rtx-4050-16-512 cf28dc72939ba2 67c8df94aaaeb1 649eb746d1cfcc c645bcb357595f 8c37cf78cececd
product/acer-nitro-v-15-i5-rtx-4050-8-512 1fa73c51a98f8b 1c75e6f7b3a19e 608cd83fc6c4c0 135250063b3532 6907ee90d4c8c3
product/hp-victus-15-ryzen-5-rtx-3050-8-512 98a9a1a4ae9aa8 c07d7fb9c0b2ba 424a1156d5d4d4 c4de0bd07a7c81 e61f9350c5bac0 | 719d4baea18fa2
product/msi-cyborg-15-i7-rtx-4060-16-512 faecf6608f9d9d 5e5441d7a4acab b5ebd2f4c8c6c3 ab14b758363f44 47579d1acaceca
product/dell-p2425h-24-inci-ips-100-hz f72fd8f9bbc1ca 6a7f1788b5b8bd 3a5eb14da3a2a1 370325c3dad9d9
product/lg-24mr400-24-inci-ips-100-hz ac5eef39a2b8b6 3bd340fba7b3b1 b7df2771a1a09f e86cf7a7d1d7d2
product/aoc-24g4-24-inci-180-hz 495014edb39e98 0054f904b2a5a1 3c30b65da5a3a2 39a7213bd7cdc7
product/lg-ultragear-27gs75q-27-inci-qhd-180-hz 0cf77c73b1a4b7 b8e803b8b1a8b2 d6ef8116a6a5a4 62489a91d6cfd2
product/asus-proart-pa278cv-27-inci-qhd 21d2e53cbeadaf a365d7b3bcb3b3 2ffefc16b2b1af 2bfe6ba1dcd4d1
product/samsung-odyssey-g5-32-inci-curved-165-hz 379c894fb3a6bd 34e90556b3aab7 9a1e17dda6a5a4 e675eb44d7d0d4
product/asus-zenscreen-mb16acv-15-6-inci-portabel 1b75e77faea7ab 25d9e1f8ada9ab a5599f829b9a99 46a54fc2d4cfce
product/lg-29wp500-29-inci-ultrawide 35c194a8c7c0c2 85b4b074c3bebe 14869298b6b4b2 68db0fcedbd6d4
product/xiaomi-curved-g34wqi-34-inci-180-hz 485fe63ebec5d4 a1605f70c2c5cd bc0ee88abfbebb 62633ef0d7d8dc
product/mac-mini-m4-16-256 b313c75aebe9e6 567794d9d7d3d4
product/asus-nuc-14-pro-ultra-5-16-512 a2f844b4c4c2bf 976c9f90d1ceca
product/imac-24-m4-16-256 7c157e31adbcd7 d9e392d6becadd 730f4809eae8e5 9692c7b8acbac7 | 8df32dc8afbed3 c2b69bcab5bbd3 7e1745bab3bfd7
product/lenovo-ideacentre-aio-24-i5-8-512 0c09ab56cccabc 69f046b6d9d7ce 65394ffbe8e7e5 68630044c6bdb3
product/keychron-k2-v2-wireless-75 5eab2e45d6d3cf 72afe1bad3d0cc 4bf9c988e1ded9
product/rexus-daxa-m84-pro-tkl-hotswap e5c43774e6e0d8 dde37be4aca7a1 99e1a305d2d3cd | 778961e6d8d3cd
product/royal-kludge-rk61-60-rgb a36464dabebbb8 2e5a5137b6b3b1 df67c2eed4d1cc | fdb0c2bfcbc8c4
product/fantech-maxfit67-gasket-mount f1186ccfeee5e2 c54a01b0c1bbc0 80206690ded1cd | b2ac6ad7e2dcdb
product/logitech-k380s-pebble-keys-2 06c93930edeae5 0c022714ccc4c2 2b6cedcfd7d6d1 | 4be55047ebe3df 952afbb9dcdad6
product/logitech-mx-keys-s cb3aaf94d0cecb fc8b60d1c5c3c2 9bcf09d7dcdad5 | 90ed122bdcd9d6
product/logitech-mx-master-3s 52c678b7c9c7c4 8a20f333e1dfdb b4823f0dcdcac6 | 74e07c13ebe9e5
product/logitech-pebble-mouse-2-m350s d60b7171ede0de 6f5bc17cece9e5 d1295352c9b1ae | 075d64d7f2efea 67dac960e1e3e4 9c55a52ccfcdca
product/logitech-lift-vertical 07b90790c6c5c2 0c03662ee5e2dd 6d238e3ecdcac6 | ec1f2530efebe6
product/logitech-g304-lightspeed c96ae8e8ceccc8 f74e890fe4e1e0 57d8434dc9c6c2 | cd21601cf2f0eb bae0f8bde5dee6
product/razer-viper-v3-hyperspeed f822c07ccac8c4 0338c8bec2c1bc 6b927a3fc6c4be
product/fantech-aria-xd7-ultralight 07c23f65e5e8e8 72759f85e4e1de 6dc598ffb2b2bb | 33f0d878f1e7e5 ba43d7c1cbc9c5
product/ugreen-stand-laptop-aluminium-lp339 d875901be4e3e1 a9429e72dbdad7 9a3913e0d2d2ce | 40e0ec9bc7c6c4
product/baseus-stand-laptop-lipat-papery 135c0434c7c7c5 3c935388dbd9d5
product/ugreen-revodok-6-in-1-usb-c-hub 08538649e6e4e0 89759248e6e3df
product/anker-575-docking-station-13-in-1 6c7a2f22d5d3d0 d91c3062cac8c4
product/logitech-c920e-hd-webcam a1a2451cd1cecb cdc8c941dad7d2
product/logitech-brio-100 6c58e19ce4e1dd e4aca6dae5e1dd 53f34a66d4c9c4 | 4a086f19d9d7d3 5a654a13e3dcd9
product/airpods-pro-2-usb-c c65f7211f0eee9 59de9708f5f2ed df4333fedfd6d0
product/airpods-4-dengan-anc bac4147ff0eee9 e87da513f6f3ee c124d9b4d4d0d1
product/galaxy-buds3-pro 9007c159e7e6e3 937e497ae9e7e4 b4314270cfcccd | 3a78493beeece8
product/sony-wf-1000xm5 7452238bc7c5c1 5ea5aaacc3c1bd 56fc3565ccc9c4 | f9c1ab39ebe8e2
product/soundcore-liberty-4-nc 6dfb043ec8cacd daa16984e2dedb 26cb0d22cececf | 4c87188ac6c4c0 b483a02bf0ede8 22e5bf20ede1df
product/redmi-buds-6-play 766c5a2bc5c2bf 76260fa1e5e4e1 6ea83301d4d1cd | 8782af36f0eee9 bac5662edde2e5
product/moondrop-chu-ii-in-ear 42fd9212e8e5e1 42bff313dfdcd7
product/kz-zsn-pro-x-dual-driver e2361310e9e7e5 161a8aa2eae7e3 bee5f32be0e0e0 | b044ebdfe9e5e0
product/sony-wh-1000xm5 ead5ef6ed0cdca 951519e9d9d7d3 338614dee6e3df 25530616d2cfca | 09145315ece9e3 0415f424d1d0d1
product/soundcore-space-one 2ca993a0ede8e1 c99e1e84f0ece5 51151cfee8e6e2 fc6ebec8cebfb8 | 8263fd7fcccac7 f33b43eae0e2e3
product/jbl-tune-520bt 6c0f99d4d9dce0 30dcd486e4e5e6 9ff7bb4aedeae8 47718d9bdadcde | 9b618dced5d3cf 3b3b4db0efece8 48c1a9a2e5dfe2
product/jbl-flip-6 f9f3b27ad0d3d8 e047c580c5bbba 5b684bc9d6d7da | 826a208ed0ccc8 914f5cc5e7cdca 1d59473edad7cd
product/jbl-go-4 f375b775e5beb9 222bb233d3cacb 9bf70988ead0c9 | cc02f717c1ccda f4018f10bdbbb8
product/marshall-emberton-ii a019d774c3bfb9 3fb9dcfcbeb7ac 632d9c2dd0ccc5 | 71c29963e7e1d6
product/sony-srs-xb100 8ac0e521e9e6e1 01595756e9e3df a389eeb3d5cac4 | 5e9ed7e5d6d9dd d68fa923eedbcf
product/galaxy-watch7-44-mm 7febd626e0dfd8 d19f8396aaaca3 078ad422d0d0c9 ca9b2872dddcd4 | fd7698b0e9e7e1
product/apple-watch-series-10-gps-42-mm 485a1e5fd8d5d2 bf8672c59b969b d5bccf9ac8c3c1 31128080d6d2ce | efbd7c73eae3df b9684e37e9e6e3
product/apple-watch-se-2-gps-40-mm 42040f8dddd8d5 48a3f419b5a7a7 a7a431bed1cac7 a057c86ad9d5d0 | fb3e2066eee8e3 56227c80ece7e3
product/huawei-watch-gt-5-46-mm d75bd2ffe1dcd5 415022c1aaa39f 1de4fb41d1cdc9 7f31b64be0d8d0 | ca5fa787dbd8d5 3a1cd3bee7e5e1
product/garmin-forerunner-165 ff2dab80d9d8d3 5dda6597949896 28d9552cccd0cc 472aaa22d7d4cf | 1d57ed0fe5e3df 15c23783dee3de
product/xiaomi-smart-band-9 37697cdbe7e2de 7ac514f0c7bdbc 6b2e4aa8d4cccb 43e06667dedad4 | 949d28d7eeebe7 c0775b74f0eae5
product/galaxy-fit3 96aef6d4e3e1dd 30105a70b6b7b5 98347cc4c9c7c3 32ff5835e0ddd8 | 7891597febe9e4 31be2a17ece7e2
product/anker-nano-30w-usb-c e9ea5691f3f0ec 574fa351e9e6e4 9d913fa2d6d2d2 | 7fa4efb6cdcbc8 babf6ea3e8e3e8
product/ugreen-nexode-65w-gan-3-port cfe90fbccac8c5 7192ee01c0bebc d635de6cbebcb9
product/baseus-gan5-pro-100w-4-port 7ab4466ec5c3c0 99c4ba68ceccc9 e805a7ceb9b7b3 | f50de20cf2efea
product/apple-20w-usb-c-power-adapter 75c59483f4f1ec 187579f4f5f2ed a0601c5cd7ccc7
product/apple-magsafe-charger-25w-2-m 1c944249f4f2ed 0ffc1301d8d5d4
product/anker-maggo-3-in-1-wireless-stand 6c69b726f3f0ec 83a29855c8b8b2
product/baseus-charger-mobil-65w-usb-c-plus-usb-a 639c878bd7d5d1 7abd2eced7d4d0
product/anker-nano-power-bank-10000-30w 779b40d9c8c6c3 d9b46f14d4d0cf eed56818c3c0bd | ed5fc327eceae5 8bcab0fee0e3e3 da849931ebe0dd
product/robot-rt180-10000-mah-22-5w e1576092f4f1ec 6099de9eafaeac a5be37fad1cdce | d286363ececcc8
product/xiaomi-power-bank-20000-33w b577e8a2e8ebe9 ca00a438d8d7d0 d914059bc3c8cc | f24d8b4beee7dd
product/ugreen-nexode-25000-145w 839be245cdcbc8 01be88e5cccbc7 8db79518c6c4c1
product/anker-maggo-10000-qi2 96945f95f3f0eb 71e6a043d5d4d3 6cf85602cfd3d0 | bc4b9e73c3c1bd 2c02f60ae4e5e6
product/baseus-magnetic-mini-6000-mah f0d6fc7cefe4e3 7f3e4567efe4e3 77bbe6bbcec2c7
product/spigen-ultra-hybrid-iphone-16 b58ad880d3d5e2 c1325678b8c0ca
product/silicone-case-magsafe-iphone-16-pro 823a9ef4e1bbc3 a1274c9aaea2a0 366a40c2e4c5c9 | c5fb9d01c4c8cc 1e7b9a3de8e4cd c3ed72bcb8b6b4
product/casing-softcase-matte-galaxy-a55 8c0b045bd9ddd4 232ef51bb1a9a9 6dd462eebfc1bd | f5b72eacb9bbbf 4b45cdf5eadad6
product/casing-rugged-armor-redmi-note-14-pro db334d32bebeb5 588db9e66c6e69 fda753ebc7c7be | 17fa4ceab4b2b0
product/casing-kulit-sapi-iphone-16-pro cf6a21daccbdb2 8d694d447c6d64 f92863b9d3c6bb | 736426a6b7b4af
product/smart-folio-magnetik-ipad-air-11 84023c40beadad 5d42aa0adad2cf | 63e31a8bc19695 52a245bc9f8083
product/tempered-glass-antispy-iphone-16-pro 7dcb8f77e2cfcc 1dd56b75e1d3cf
product/ugreen-kabel-usb-c-100w-anyaman 39f705a1e1deda 669334e2dad7d3
product/anker-765-usb-c-240w-nylon-1-8-m e1247b24edebe6 aac6ad5df1efea 0df4e854e2e1da | 553bd119f4f1ec
product/baseus-kabel-usb-a-ke-usb-c-66w 02d2e195f1e7e2 434fe374f0e9e4 a5c61d49edddd6 | e94224f4ebe7e2
product/kabel-usb-c-ke-lightning-mfi-1-m cd2b327cf5f2ed 0866c986f1eee9 f1ab3d84c2bdc0 | 6827339febe8e4
product/ugreen-adaptor-usb-c-ke-hdmi-4k-60-hz 0e2762d9ebe8e4 2b9d9d20eae7e2
product/otg-usb-c-ke-usb-a-3-0 9df3bddcf1eee9 d67dd0e6f2ebe6 7702f1e9cfd0ca | 4e5b8fdcf1e4df
product/apple-usb-c-ke-jack-audio-3-5-mm 2f81d15ff5f2ed ce398119d3cfd0
product/samsung-t7-ssd-portabel-1-tb 7f912097cac9c7 33cd9697bfb2b8 e6ac120ccac8c6 | 78219449bec4d0 5643acb9dfbcbb
product/sandisk-extreme-portable-ssd-1-tb 385da633cbc8c4 b01e60cdc6c3bf
product/wd-my-passport-2-tb fe6395acb5b3b0 f6c6f605baadb0 0211155eb8b6b3 | 0290718ab7bec9 811ddebcdcb7b4
product/sandisk-ultra-microsd-128-gb 55d62800bdb4b3 dc915162ccc0bd
product/samsung-evo-plus-microsd-256-gb 17b77047bcbfc1 88467cedabaeb2
product/sandisk-ultra-dual-drive-luxe-128-gb 519996e8ece9e5 9296034de1ded9
product/kingston-datatraveler-exodia-64-gb 7004d16ee8e8e7 0b4f08e4edeae6 c4d60a2fdedfe0 | 9069080ce8e5df
slider/ponsel-unggulan 31a3de22385f64
slider/laptop-kerja 4fb0d203313357
slider/suara-terbaik fcf5d0479e4d53
slider/meja-impian 8c1b5c8d84603d
category/smartphone 39ced8779cabb8
category/iphone 1f87b12fabacb0
category/tablet f103de2dbdaeb3
category/laptop 8098ed65b7c4d9
category/laptop-gaming 9cc19da1ada4bb
category/monitor 26491d9caea5c1
category/komputer-desktop 6fbf737ebbc8e3
category/keyboard-mouse 2efd7274d5d5da
category/perlengkapan-kerja b20feaded9dce7
category/audio 8bce394ce3d5cf
category/jam-tangan-pintar 1d4f317fcabbb4
category/pengisi-daya c8021790d9cdc7
category/power-bank c5fcb1fbd6c9c6
category/casing-pelindung 912647f3b7a4a0
category/kabel-adaptor 8ed06f0ee3d5cf
category/penyimpanan 2c6f8bd5c9bcb9
`;
