import type { Contrato, Esquema } from '@balcao/dominio/contrato'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { maiorValor } from '../../../test/maior-valor.ts'
import { tempoPreso } from '../../../test/tempo-preso.ts'
import { listarRotas } from '../../rotas.ts'
import { LIMITES_DA_ENTRADA } from './limites-da-entrada.ts'

const BASTA_MS = 50
const { bytes, valores, camposDoFormulario } = LIMITES_DA_ENTRADA
const comCorpo = listarRotas(() => '')
  .map(({ contrato }) => contrato)
  .filter(({ corpo }) => corpo)

describe('SEG-04 ninguém segura o servidor com um corpo', () => {
  let teste: AppDeTeste
  let token: string
  let vez = 0
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    token = await teste.tokenDe('ADMIN')
  })
  afterAll(() => teste.fechar())

  // Another address each time: the limit of requests would answer in the route's place.
  const postar = (contrato: Contrato, tipo: string, payload: string | Buffer) =>
    teste.app.inject({
      method: contrato.metodo,
      url: `/api/aurora${contrato.caminho.replace(/:tipo/, 'transportadora').replace(/:\w+/g, '1')}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': tipo, 'idempotency-key': `k${++vez}` },
      remoteAddress: `10.1.${vez >> 8}.${vez & 255}`,
      payload,
    })
  const medir = async (contrato: Contrato, tipo: string, payload: string | Buffer) => {
    const situacoes: number[] = []
    const ms = await tempoPreso(
      async () => situacoes.push((await postar(contrato, tipo, payload)).statusCode),
      BASTA_MS,
    )
    return { ms, status: situacoes[0] ?? 0 }
  }
  const medirJson = (contrato: Contrato, corpo: unknown) =>
    medir(contrato, 'application/json', typeof corpo === 'string' ? corpo : JSON.stringify(corpo))

  it.each(comCorpo)('SEG-04 $metodo $caminho: o maior corpo aceito', async (contrato) => {
    const { ms, status } = await medirJson(contrato, maiorValor(contrato.corpo as Esquema))
    expect(status).not.toBe(413)
    expect(status).toBeLessThan(500)
    expect(ms).toBeLessThan(BASTA_MS)
  })

  it.each(comCorpo)('SEG-04 $metodo $caminho: listas e textos além do limite', async (contrato) => {
    const corpo = maiorValor(contrato.corpo as Esquema) as Record<string, unknown>
    const listas = Object.entries(corpo).filter(([, valor]) => Array.isArray(valor))
    const longas = { ...corpo, ...Object.fromEntries(listas.map(([nome]) => [nome, cheia(listas.length)])) }
    const textos = Object.entries(corpo).filter(([, valor]) => typeof valor === 'string')
    const longos = { ...corpo, ...Object.fromEntries(textos.map(([nome]) => [nome, longo(textos.length)])) }
    for (const grande of [longas, longos]) {
      const { ms, status } = await medirJson(contrato, grande)
      expect(status).toBeLessThan(500)
      expect(ms).toBeLessThan(BASTA_MS)
    }
  })

  const cheia = (quantas: number) => Array(Math.floor(valores / 3 / quantas)).fill({})
  // What is trimmed, split and matched again and again by a careless expression.
  const longo = (quantos: number) => 'a 1@.'.repeat(Math.floor(bytes / 8 / quantos))

  describe('o que nenhum contrato chega a ver', () => {
    const abrir = comCorpo.find(({ caminho }) => caminho === '/sac/tickets') as Contrato
    const entrar = comCorpo.find(({ caminho }) => caminho === '/login/sac') as Contrato
    const repetir = (pedaco: string, quanto = bytes) => pedaco.repeat(Math.floor(quanto / pedaco.length))

    it.each([
      ['240.000 objetos vazios', `{"arquivosDosItens":[${repetir('{},', 700_000)}{}]}`, 413],
      ['um megabyte de listas', `[${repetir('[],', bytes - 10)}[]]`, 413],
      ['meio milhão de níveis', `${repetir('[', bytes / 2)}${repetir(']', bytes / 2)}`, 413],
      ['níveis sem fim', repetir('{"a":', bytes), 413],
      ['nomes demais', `{${Array.from({ length: 15_000 }, (_, i) => `"k${i}":0`)}}`, 413],
      ['um texto só', JSON.stringify({ assunto: repetir('é', bytes / 2 - 100) }), 422],
      ['barras sem fim', `{"assunto":"${repetir('\\\\', bytes - 100)}"}`, 422],
      ['aspas que não fecham', `{"assunto":"${repetir('\\"', bytes - 100)}`, 400],
    ])('SEG-04 JSON: %s', async (_caso, corpo, esperado) => {
      const { ms, status } = await medirJson(abrir, corpo)
      expect(status).toBe(esperado)
      expect(ms).toBeLessThan(BASTA_MS)
    })

    it.each([
      ['a mesma lista', repetir('a[]=1&')],
      [
        'posições espalhadas',
        Array.from({ length: camposDoFormulario }, (_, i) => `a[${i * 7}]=1`).join('&'),
      ],
      ['níveis sem fim', `a${repetir('[a]', bytes - 10)}=1`],
      ['colchetes que não fecham', `a${repetir('[', bytes - 10)}=1`],
      ['o mesmo nome', repetir('cpf=1&')],
      ['porcentagens', `cpf=${repetir('%', bytes - 10)}`],
    ])('SEG-04 formulário: %s', async (_caso, corpo) => {
      const { ms, status } = await medir(entrar, 'application/x-www-form-urlencoded', corpo)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(ms).toBeLessThan(BASTA_MS)
    })

    it('SEG-04 multipart: campos demais, e o maior número deles', async () => {
      const campo = (i: number) =>
        `--x\r\ncontent-disposition: form-data; name="itens[${i % 500}][f${i}]"\r\n\r\na\r\n`
      const corpo = (quantos: number) =>
        `${Array.from({ length: quantos }, (_, i) => campo(i)).join('')}--x--\r\n`
      const demais = await medir(abrir, 'multipart/form-data; boundary=x', corpo(camposDoFormulario + 1))
      expect(demais.status).toBe(413)
      expect(demais.ms).toBeLessThan(BASTA_MS)
      expect((await medir(abrir, 'multipart/form-data; boundary=x', corpo(camposDoFormulario))).status).toBe(
        422,
      )
    })
  })
})
