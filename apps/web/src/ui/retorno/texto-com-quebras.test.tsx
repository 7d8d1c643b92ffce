import { describe, expect, it } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { TextoComQuebras } from './texto-com-quebras.tsx'

describe('TextoComQuebras', () => {
  it.each([
    ['uma linha', 'uma linha'],
    ['primeira\nsegunda', 'primeira<br>segunda'],
    ['primeira\r\n\nterceira', 'primeira<br><br>terceira'],
    ['<b>negrito</b>\n<script>x</script>', '&lt;b&gt;negrito&lt;/b&gt;<br>&lt;script&gt;x&lt;/script&gt;'],
  ])('ERR-02 %j becomes %j', (texto, html) => {
    const { getByTestId } = renderizar(
      <p data-testid="alvo">
        <TextoComQuebras texto={texto} />
      </p>,
    )
    expect(getByTestId('alvo').innerHTML).toBe(html)
  })
})
