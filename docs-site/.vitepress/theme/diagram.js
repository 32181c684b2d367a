import { useData } from 'vitepress';
import { defineComponent, h, onMounted, ref, watch } from 'vue';

let count = 0;

/** A Mermaid diagram, drawn in the browser; without script its source. */
export const Diagram = defineComponent({
  props: {
    /** The source, as `encodeURIComponent` writes it. */
    code: { type: String, required: true },
  },
  setup(props) {
    const { isDark } = useData();
    const drawing = ref('');

    async function draw() {
      const { default: mermaid } = await import('mermaid');
      mermaid.initialize({ startOnLoad: false, theme: isDark.value ? 'dark' : 'neutral' });
      count += 1;
      const { svg } = await mermaid.render(`diagram-${count}`, decodeURIComponent(props.code));
      drawing.value = svg;
    }

    onMounted(draw);
    watch(isDark, draw);
    return () =>
      drawing.value === ''
        ? h('pre', decodeURIComponent(props.code))
        : h('div', { class: 'diagram', innerHTML: drawing.value });
  },
});
