import { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import { preverConversao } from '@balcao/dominio/orcamentos/conversao'
import {
  aceitarOrcamentoPeloLink,
  baixarOrcamento,
  criarLinkDoOrcamento,
  verOrcamentoPeloLink,
} from '@balcao/dominio/orcamentos/link'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeVendas } from '../../../../test/cenario-de-vendas.ts'
import { textoPorPagina } from '../../../../test/ler-pdf.ts'
import { cupom } from '../../precos/tabelas.ts'
import { orcamento, orcamentoItem } from '../nucleo/tabelas.ts'

describe('cupom que deixou de valer', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeVendas>
  let token: string
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeVendas(teste)
    token = await teste.tokenDe('OPERADOR')
  })
  afterAll(() => teste.fechar())

  let quantos = 0
  /** A quote of R$ 100,00 with 20 off, and what becomes of its coupon. */
  async function comCupom() {
    const { id, tabelaId, filialId } = await cenario.comecar()
    const produto = await cenario.criarProduto(tabelaId, filialId, { valor: '100' })
    const codigo = `CAI${++quantos}`
    await cenario.darCupom({ codigo, valor: '20' })
    const { corpo } = await cenario.alterar(id, {
      versao: 1,
      itens: [cenario.linha(produto)],
      cabecalho: { cupom: codigo },
    })
    expect(corpo.totais.descontoCupom).toBe(20)
    const { banco } = teste.negocio()
    return {
      id,
      codigo,
      cheio: 100 + corpo.totais.taxaFixa,
      derrubar: () => banco.update(cupom).set({ ativo: false }).where(eq(cupom.codigo, codigo)),
      async link() {
        const { corpo: link } = await teste.chamar(criarLinkDoOrcamento, { token, params: { id } })
        return new URL(link.endereco).searchParams.get('token') ?? ''
      },
      async gravado() {
        const [linha] = await banco.select().from(orcamento).where(eq(orcamento.id, id))
        const itens = await banco.select().from(orcamentoItem).where(eq(orcamentoItem.orcamentoId, id))
        return {
          total: Number(linha?.valorTotal),
          abatido: linha?.cupomDesconto ?? null,
          partes: itens.map(({ descontoCupom }) => Number(descontoCupom)),
        }
      },
    }
  }

  const ver = (segredo: string) => teste.chamar(verOrcamentoPeloLink, { query: { token: segredo } })
  const aceitar = (segredo: string, corpo: object) =>
    teste.chamar(aceitarOrcamentoPeloLink, { corpo: { token: segredo, nome: 'Ana Lima', ...corpo } })

  it('VEN-02 não abate nada em nenhum lugar em que se lê o orçamento', async () => {
    const { id, cheio, derrubar, link, codigo } = await comCupom()
    const segredo = await link()
    expect((await ver(segredo)).corpo.totais).toMatchObject({ cupom: { desconto: 20 }, vlTot: cheio - 20 })
    await derrubar()

    const { corpo: editor } = await cenario.ler(id)
    expect(editor).toMatchObject({ problemaDoCupom: 'Cupom não encontrado', cabecalho: { cupom: codigo } })
    expect(editor.totais).toMatchObject({ descontoCupom: 0, vlTot: cheio })
    const { corpo: ficha } = await teste.chamar(obterOrcamento, { token, params: { id } })
    expect([ficha.cupom, ficha.vlTot]).toEqual([{ codigo, desconto: 0, impostos: 0 }, cheio])
    expect((await ver(segredo)).corpo.totais).toMatchObject({ cupom: { desconto: 0 }, vlTot: cheio })
    const { bruta } = await teste.chamar(baixarOrcamento, { token, params: { id } })
    expect((await textoPorPagina(bruta.rawPayload)).join(' ')).not.toContain(codigo)
    const { corpo: previa } = await teste.chamar(preverConversao, { token, params: { id } })
    expect(previa.vlTot.orcado).toBe(cheio)
    expect(previa.impedimentos).toEqual(['Cupom não encontrado. Tire o cupom do orçamento.'])
  })

  it('VEN-02 o aceite não promete o que o cupom já não dá: mostra-se de novo, e o que se aceita é o que fica', async () => {
    const { derrubar, link, cheio, gravado } = await comCupom()
    const segredo = await link()
    const { corpo: visto } = await ver(segredo)
    await derrubar()
    for (const vlTot of [visto.totais.vlTot, undefined])
      expect(await aceitar(segredo, { versao: visto.versao, vlTot })).toMatchObject({
        status: 409,
        erro: { codigo: 'ORCAMENTO_MUDOU' },
      })
    const { corpo: agora } = await ver(segredo)
    expect((await aceitar(segredo, { versao: agora.versao, vlTot: agora.totais.vlTot })).status).toBe(200)
    expect(await gravado()).toEqual({ total: cheio, abatido: null, partes: [0] })
  })

  it('VEN-02 o que se aceitou quando valia fica como se aceitou, e é o cliente quem o vê', async () => {
    const { derrubar, link, cheio } = await comCupom()
    const segredo = await link()
    const { corpo: visto } = await ver(segredo)
    expect((await aceitar(segredo, { versao: visto.versao, vlTot: visto.totais.vlTot })).status).toBe(200)
    await derrubar()
    expect((await ver(segredo)).corpo).toMatchObject({ situacao: 'ACEITO', totais: { vlTot: cheio - 20 } })
  })

  it('VEN-02 gravar qualquer coisa ao lado dele guarda o total sem ele, e as linhas sem a sua parte', async () => {
    const { id, derrubar, cheio, gravado } = await comCupom()
    await derrubar()
    const { status, corpo } = await cenario.alterar(id, { versao: 2, cabecalho: { ordComp: 'OC 1' } })
    expect(status).toBe(200)
    expect(corpo.totais).toMatchObject({ descontoCupom: 0, vlTot: cheio })
    expect(await gravado()).toEqual({ total: cheio, abatido: null, partes: [0] })
  })
})
