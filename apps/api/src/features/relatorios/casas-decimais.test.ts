import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { comPrefixo } from '@balcao/dominio/parametros'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeRelatorios } from '../../../test/cenario-de-relatorios.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { textoPorPagina } from '../../../test/ler-pdf.ts'
import { parametro } from '../parametros/tabelas.ts'

const CASAS = { 'uma filial com três': 3, 'várias, com as do negócio': 2 }

describe('GER-02 casas decimais nos relatórios', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeRelatorios>
  let filialComTres = 0
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeRelatorios(teste)
    const tickets = cenarioDeTickets(teste)
    filialComTres = await tickets.filialDoOperador(1)
    await teste
      .negocio()
      .banco.insert(parametro)
      .values(
        (['casasDecimaisDinheiro', 'casasDecimaisPercentual'] as const).map((chave) => ({
          chave: comPrefixo(chave),
          filialId: filialComTres,
          valor: '3',
        })),
      )
    await teste.negocio().renovarParametros()
    for (const filial of [0, 1]) await tickets.abrir({ tipo: 'DEVOLUCAO_PARCIAL', itens: 3, filial })
  })
  afterAll(() => teste.fechar())

  it.each(Object.entries(CASAS))(
    'GER-02 %s: página, gráfico, CSV, XLSX e PDF iguais',
    async (_caso, casas) => {
      const hoje = hojeEm(teste.agora())
      const { status, corpo } = await cenario.gerar(
        'DEVOLUCOES_PRODUTO',
        {
          PERIODO: `${somarDias(hoje, -1)}..${hoje}`,
          AGRUPAR: 'PRODUTO',
          ORDENAR: 'valor',
          PRIMEIROS: '3',
          FILIAL: casas === 3 ? [String(filialComTres)] : [],
        },
        await teste.tokenDe('ADMIN'),
      )
      expect(status).toBe(200)
      const ler = async (formato: string) => cenario.abrir(`${corpo.url}&formato=${formato}`)
      const pagina = (await cenario.abrir(corpo.url)).body.replaceAll('\u00A0', ' ')
      const pdf = (await textoPorPagina((await ler('pdf')).rawPayload)).join(' ')
      for (const texto of [pagina, pdf]) {
        expect(decimaisDe(texto, /R\$ [\d.]+,(\d+)/g)).toEqual([casas])
        expect(decimaisDe(texto, /\d,(\d+)%/g)).toEqual([casas])
      }
      const [titulos = [], ...linhas] = (await ler('csv')).body
        .trim()
        .split('\r\n')
        .map((linha) => linha.split(';'))
      for (const titulo of ['Valor solicitado', 'Parte do total (%)']) {
        const valores = linhas.map((linha) => linha[titulos.indexOf(titulo)])
        expect(decimaisDe(valores.join(' '), /,(\d+)/g)).toEqual([casas])
      }
      const estilos = unzipSync(new Uint8Array((await ler('xlsx')).rawPayload))['xl/styles.xml']
      expect(new TextDecoder().decode(estilos)).toContain(`formatCode="#,##0.${'0'.repeat(casas)}"`)
    },
  )
})

/** How many decimals the values found in a text have, each number of them once. */
function decimaisDe(texto: string, valor: RegExp): number[] {
  return [...new Set([...texto.matchAll(valor)].map(([, fracao = '']) => fracao.length))]
}
