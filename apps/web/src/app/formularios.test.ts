import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const RAIZ = join(import.meta.dirname, '..')
const CAMPOS =
  /<(CampoDe(Data|Dinheiro|Percentual|Quantidade|Periodo)(DaFilial)?|CampoMascarado|CampoDecimal)\b/

/** Made of those fields, and neither a form nor a filter of somebody: who puts them into one is asked. */
const PECAS: Record<string, string> = {
  'ui/campos/campo-de-periodo.tsx': 'two dates, which every filter is made of',
  'ui/campos/campo-de-dinheiro.tsx': 'a number with its sign',
  'ui/campos/campo-de-percentual.tsx': 'a number with its sign',
  'platform/campos-da-filial.tsx': 'the same with the decimals of the branch',
  'ui/campos/galeria-de-campos.tsx': 'gallery',
  'ui/campos/galeria-de-formularios.tsx': 'gallery',
  'app/galeria/galeria-de-parametros.tsx': 'gallery',
}

const arquivos = readdirSync(RAIZ, { recursive: true, withFileTypes: true })
  .filter((entrada) => entrada.isFile() && /\.tsx?$/.test(entrada.name))
  .map(({ parentPath, name }) => relative(RAIZ, join(parentPath, name)))
const ler = (arquivo: string) => readFileSync(join(RAIZ, arquivo), 'utf8')
const ehTeste = (arquivo: string) => /\.test\.tsx?$/.test(arquivo)

const comCampos = arquivos.filter(
  (arquivo) => arquivo.endsWith('.tsx') && !ehTeste(arquivo) && CAMPOS.test(ler(arquivo)),
)
const provas = arquivos
  .filter((arquivo) => arquivo.endsWith('.test.tsx'))
  .map(ler)
  .filter((texto) => /provar(Filtro)?Recusa/.test(texto))
  .join('\n')

describe('GER-09 cada formulário prova que um valor recusado não vai, nem some', () => {
  it.each(comCampos.filter((arquivo) => !(arquivo in PECAS)))('%s', (arquivo) => {
    expect(provas).toContain(`'${arquivo}'`)
  })

  it('nenhuma peça ficou só nesta lista', () => {
    expect(Object.keys(PECAS).filter((arquivo) => !comCampos.includes(arquivo))).toEqual([])
  })
})
