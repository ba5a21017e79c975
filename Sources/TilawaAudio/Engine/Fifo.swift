/// A queue whose memory follows its length.
package struct Fifo<Element> {
  private var elements: [Element] = []
  private var head = 0

  package init() {}

  package var count: Int { elements.count - head }
  package var first: Element? { head < elements.count ? elements[head] : nil }

  package mutating func append(_ element: Element) { elements.append(element) }

  package mutating func popFirst() -> Element? {
    guard let element = first else { return nil }
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 64, head * 2 >= elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }

  mutating func removeAll(where isGone: (Element) -> Bool = { _ in true }) {
    elements.removeFirst(head)
    elements.removeAll(where: isGone)
    head = 0
  }
}

extension Fifo: Sendable where Element: Sendable {}
