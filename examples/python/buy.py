"""Buys something as a guest, with the standard library of Python 3.9 or newer.

    GATEWAY_URL=http://localhost:4000 python3 buy.py

Prints the order and the form that leads to the payment page, as JSON.
"""

import json
import os
import urllib.request
import uuid

ENDPOINT = os.environ.get("GATEWAY_URL", "http://localhost:4000") + "/graphql"

PRODUCTS = """query Products($search: String) {
  products(search: $search, sort: PRICE_LOW) { nodes { slug name availability } }
}"""

PRODUCT = """query Product($slug: String!) {
  product(by: { slug: $slug }) { id price variants { id price availability } }
}"""

CHOICES = """query Choices {
  shippingMethods { id name }
  provinces { id name }
}"""

CITIES = "query Cities($id: ID!) { cities(provinceId: $id) { id name } }"

DISTRICTS = "query Districts($id: ID!) { districts(cityId: $id) { id name } }"

QUOTE = """query Quote($input: CheckoutQuoteInput!) {
  checkoutQuote(input: $input) {
    amountDue
    grandTotal
    canSubmit
    paymentMethods { isAvailable method { id kind } }
    problems { code message path }
  }
}"""

ORDER = """mutation Order($input: SubmitOrderInput!) {
  submitOrder(input: $input) {
    order { accessHash number grandTotal payments { accessHash } }
    userErrors { code message path }
  }
}"""

PAY = """mutation Pay($input: RequestPaymentInput!) {
  requestPayment(input: $input) {
    form { action fields { name value } }
    userErrors { code message }
  }
}"""


def execute(query, **variables):
    """Returns the data of an operation; raises for errors of the request or of a field."""
    body = json.dumps({"query": query, "variables": variables}).encode()
    request = urllib.request.Request(ENDPOINT, body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as response:
        result = json.load(response)
    if result.get("errors"):
        raise RuntimeError(result["errors"])
    return result["data"]


def accepted(payload):
    """Returns the payload of a mutation; raises when the shop rejected it."""
    if payload["userErrors"]:
        raise RuntimeError(payload["userErrors"])
    return payload


def named(things, name):
    return next(thing for thing in things if thing["name"] == name)


def buy(search):
    listing = execute(PRODUCTS, search=search)["products"]["nodes"]
    chosen = next(each for each in listing if each["availability"] == "AVAILABLE")
    product = execute(PRODUCT, slug=chosen["slug"])["product"]
    variant = next((each for each in product["variants"] if each["availability"] == "AVAILABLE"), None)
    line = {
        "productId": product["id"],
        "variantId": variant and variant["id"],
        "quantity": 1,
        "seenPrice": (variant or product)["price"],
    }

    choices = execute(CHOICES)
    province = named(choices["provinces"], "Jawa Barat")
    city = named(execute(CITIES, id=province["id"])["cities"], "Kota Bekasi")
    district = execute(DISTRICTS, id=city["id"])["districts"][0]
    courier = named(choices["shippingMethods"], "JNE")
    checkout = {
        "lines": [line],
        "fulfilment": {"delivery": {"cityId": city["id"], "shippingMethodId": courier["id"]}},
    }

    # Amounts are whole rupiah: Python's int, never float.
    quote = execute(QUOTE, input=checkout)["checkoutQuote"]
    method = next(
        choice["method"]
        for choice in quote["paymentMethods"]
        if choice["isAvailable"] and choice["method"]["kind"] == "GATEWAY"
    )
    checkout["payments"] = [{"methodId": method["id"], "amount": quote["amountDue"]}]
    quote = execute(QUOTE, input=checkout)["checkoutQuote"]
    if not quote["canSubmit"]:
        raise RuntimeError(quote["problems"])

    submission = {
        **checkout,
        # Store the key until there is a response: the same key never creates two orders.
        "idempotencyKey": str(uuid.uuid4()),
        "contact": {"firstName": "Dewi", "phone": "0813-1111-2222", "email": "dewi@example.com"},
        "address": {
            "street": "Jl. Anggrek No. 7",
            "provinceId": province["id"],
            "cityId": city["id"],
            "districtId": district["id"],
            "zipCode": "17111",
        },
        "seenGrandTotal": quote["grandTotal"],
    }
    order = accepted(execute(ORDER, input=submission)["submitOrder"])["order"]
    payment = {"paymentAccessHash": order["payments"][0]["accessHash"]}
    return {"order": order, "form": accepted(execute(PAY, input=payment)["requestPayment"])["form"]}


if __name__ == "__main__":
    print(json.dumps(buy("charger")))
