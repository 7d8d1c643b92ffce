import { describe, expect, it } from 'vitest'
import { html } from './html.ts'

describe('html', () => {
  it('REL-01 o que entra é escapado, em texto e em atributo', () => {
    const hostil = `"><script>alert('x')</script>&`
    expect(html`<p title="${hostil}">${hostil}</p>`.texto).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">' +
        '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</p>',
    )
  })

  it('REL-01 pedaços de página entram como estão; o que não há não aparece', () => {
    const itens = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
    expect(html`<ul>${itens}${null}${false}${undefined}${0}</ul>`.texto).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li>0</ul>',
    )
  })
})
