import { expect, it } from 'vitest'
import { problemaDasMedidas } from '../arquivos/medidas.ts'
import { extensaoDaImagem, IMAGEM_DO_PRODUTO, idDaImagemEnviada } from './imagem.ts'

const DIGESTO = 'a'.repeat(64)

it('ADM-07 a imagem enviada se chama pelo que tem dentro, e diz de que tipo é', () => {
  const id = idDaImagemEnviada('webp', DIGESTO)
  expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,63}$/)
  expect(extensaoDaImagem(id)).toBe('webp')
  expect(extensaoDaImagem(DIGESTO.slice(0, 32))).toBeNull()
})

it.each([
  [80, 3000, null],
  [79, 100, /pequena/],
  [100, 3001, /grande/],
])('ADM-07 de %i × %i pixels', (largura, altura, problema) => {
  const dito = problemaDasMedidas(IMAGEM_DO_PRODUTO, { largura, altura })
  if (problema) expect(dito).toMatch(problema)
  else expect(dito).toBeNull()
})
