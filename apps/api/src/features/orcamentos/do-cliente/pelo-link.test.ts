import {
  aceitarOrcamentoPeloLink,
  baixarOrcamentoPeloLink,
  criarLinkDoOrcamento,
  verOrcamentoPeloLink,
} from '@balcao/dominio/orcamentos/link'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos, FRETE_APROVADO } from '../../../../test/cenario-de-orcamentos.ts'
import { textoPorPagina } from '../../../../test/ler-pdf.ts'
import { historico } from '../../../platform/banco/tabelas.ts'
import { atividade } from '../../atividades/tabelas.ts'
import { aviso } from '../../avisos/tabelas.ts'
import { orcamento } from '../nucleo/tabelas.ts'

const DIA_MS = 24 * 3_600_000
const SEGREDOS_INTERNOS = { observacaoPedido: 'NEGOCIAR ATE 12%', percentualLucro: '31.77' }

describe('/orcamentos-pelo-link', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  beforeAll(async () => {
    teste = await criarAppDeTeste({ negocios: ['aurora', 'boreal'] })
    cenario = cenarioDeOrcamentos(teste)
  })
  afterAll(() => teste.fechar())

  let visitas = 0
  // Each visitor from an address of their own: the limit per address has its test.
  const deOutroLugar = () => ({ ip: `10.9.${Math.floor(++visitas / 250)}.${visitas % 250}` })
  const linkDe = async (id: number) => {
    const token = await teste.tokenDe('OPERADOR')
    const { corpo } = await teste.chamar(criarLinkDoOrcamento, { token, params: { id } })
    return new URL(corpo.endereco).searchParams.get('token') ?? ''
  }
  const comLink = async (novo: Parameters<typeof cenario.incluirOrcamento>[0] = {}) => {
    const incluido = await cenario.incluirOrcamento(novo)
    return { ...incluido, segredo: await linkDe(incluido.id) }
  }
  const ver = (token: string, negocio = 'aurora') =>
    teste.chamar(verOrcamentoPeloLink, { query: { token }, negocio, ...deOutroLugar() })
  const baixar = (token: string, negocio = 'aurora') =>
    teste.chamar(baixarOrcamentoPeloLink, { query: { token }, negocio, ...deOutroLugar() })
  const aceitar = (token: string, corpo: object = {}, negocio = 'aurora') =>
    teste.chamar(aceitarOrcamentoPeloLink, {
      corpo: { token, versao: 1, nome: 'Ana Lima', ...corpo },
      negocio,
      ...deOutroLugar(),
    })
  const mudar = (id: number, campos: Partial<typeof orcamento.$inferInsert>) =>
    teste.negocio().banco.update(orcamento).set(campos).where(eq(orcamento.id, id))
  const comoEsta = async (id: number) => {
    const [linha] = await teste.negocio().banco.select().from(orcamento).where(eq(orcamento.id, id))
    return linha
  }
  const quantos = async (id: number) => {
    const { banco } = teste.negocio()
    return [
      await banco.$count(historico, and(eq(historico.entidadeId, String(id)), eq(historico.acao, 'ACEITE'))),
      await banco.$count(atividade, and(eq(atividade.tipo, 'ORCAMENTO'), eq(atividade.referenciaId, id))),
      await banco.$count(aviso, sql`titulo like ${`Orçamento ${id} aceito%`}`),
    ]
  }

  it('VEN-02 mostra o que o cliente compra e nada do que é interno', async () => {
    const { id, segredo } = await comLink({
      itens: 2,
      removidos: 1,
      campos: {
        ...SEGREDOS_INTERNOS,
        observacaoCliente: 'Entregamos às terças',
        valorFrete: '20.00',
        aprovacoes: [FRETE_APROVADO],
      },
    })
    const { status, corpo, bruta, headers } = await ver(segredo)
    expect(status).toBe(200)
    expect(corpo).toMatchObject({
      numero: id,
      situacao: 'ABERTO',
      aceite: null,
      obsCliente: 'Entregamos às terças',
      impostos: [{ nome: 'IPI', valor: 2 }],
      totais: { vlSubTot: 202, vlFrete: 20, vlTot: 222 },
    })
    expect(corpo.itens.map(({ numero, vlTot }) => [numero, vlTot])).toEqual([
      [1, 101],
      [2, 101],
    ])
    for (const interno of Object.values(SEGREDOS_INTERNOS)) expect(bruta.body).not.toContain(interno)
    expect(bruta.body).not.toContain('link')
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'same-origin'])
  })

  it('VEN-02 o mesmo em PDF', async () => {
    const { id, segredo } = await comLink({ campos: SEGREDOS_INTERNOS })
    const { status, bruta, headers } = await baixar(segredo)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    const texto = (await textoPorPagina(bruta.rawPayload)).join(' ')
    expect(texto).toContain(`Orçamento ${id}`)
    expect(texto).not.toContain(SEGREDOS_INTERNOS.observacaoPedido)
    expect(texto).not.toContain('31,77')
  })

  it('VEN-02 desconhecido, expirado, trocado e de outro negócio: a mesma resposta', async () => {
    const trocado = await comLink()
    await linkDe(trocado.id)
    const expirado = await comLink()
    await mudar(expirado.id, { linkValidade: new Date(teste.agora().getTime() - 1) })
    const encurtado = await comLink()
    await mudar(encurtado.id, { dataValidade: '2020-01-01' })
    const bom = await comLink()
    const resumo = (await comoEsta(bom.id))?.linkResumo ?? ''
    const casos: [string, string?][] = [
      ['nada'],
      [resumo],
      ["' or 1=1 --"],
      [trocado.segredo],
      [expirado.segredo],
      [encurtado.segredo],
      [bom.segredo, 'boreal'],
    ]
    for (const [segredo, negocio] of casos) {
      const respostas = [
        await ver(segredo, negocio),
        await baixar(segredo, negocio),
        await aceitar(segredo, {}, negocio),
      ]
      for (const { status, erro } of respostas)
        expect([status, erro.codigo]).toEqual([404, 'LINK_DE_ORCAMENTO_INVALIDO'])
    }
    expect((await ver(bom.segredo)).status).toBe(200)
    expect(await quantos(bom.id)).toEqual([0, 0, 0])
  })

  it('VEN-02 AVI-01 aceitar registra quem aceitou, no histórico, nas atividades e num aviso a quem vende', async () => {
    const { id, segredo, colaboradorId, clienteId } = await comLink()
    const { status, corpo } = await aceitar(segredo, {
      documento: '529.982.247-25',
      observacao: 'Pode entregar cedo',
    })
    expect([status, corpo.aceite.por]).toEqual([200, 'Ana Lima'])
    expect(await comoEsta(id)).toMatchObject({ aceitoPor: 'Ana Lima', status: 'ORCAMENTO', versao: 2 })
    const [entrada] = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(and(eq(historico.entidadeId, String(id)), eq(historico.acao, 'ACEITE')))
    expect(entrada).toMatchObject({
      colaboradorId: null,
      dados: { nome: 'Ana Lima', documento: '529.982.247-25', observacao: 'Pode entregar cedo' },
    })
    const [avisado] = await teste
      .negocio()
      .banco.select()
      .from(aviso)
      .where(sql`titulo like ${`Orçamento ${id} aceito%`}`)
    expect(avisado).toMatchObject({
      colaboradorId,
      caminho: `/clientes/${clienteId}?secao=orcamentos&item=${id}`,
    })
    expect((await ver(segredo)).corpo).toMatchObject({ situacao: 'ACEITO', aceite: { por: 'Ana Lima' } })
  })

  it('VEN-02 aceitar de novo responde o mesmo e não registra outra vez', async () => {
    const { id, segredo } = await comLink()
    const primeira = await aceitar(segredo)
    const segunda = await aceitar(segredo, { nome: 'Outra Pessoa', versao: 7 })
    expect([segunda.status, segunda.corpo]).toEqual([200, primeira.corpo])
    expect(await quantos(id)).toEqual([1, 1, 1])
  })

  it('VEN-02 dois ao mesmo tempo: um aceite só', async () => {
    const { id, segredo } = await comLink()
    const respostas = await Promise.all(
      ['Ana Lima', 'Bruno Sá', 'Caio Reis'].map((nome) => aceitar(segredo, { nome })),
    )
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(respostas.map(({ corpo }) => corpo.aceite.por)).size).toBe(1)
    expect(await quantos(id)).toEqual([1, 1, 1])
  })

  it('VEN-02 409 quando mudou desde que se viu, se perdeu ou já virou pedido', async () => {
    const mudado = await comLink()
    await mudar(mudado.id, { versao: 2 })
    const perdido = await comLink()
    await mudar(perdido.id, { perdidoEm: teste.agora(), status: 'PERDIDO' })
    const pedido = await comLink()
    await mudar(pedido.id, { pedidoId: (await cenario.incluirPedido()).id })
    const casos = [
      [mudado, 'ORCAMENTO_MUDOU', 'ABERTO'],
      [perdido, 'ORCAMENTO_ENCERRADO', 'ENCERRADO'],
      [pedido, 'ORCAMENTO_ENCERRADO', 'PEDIDO'],
    ] as const
    for (const [{ id, segredo }, codigo, situacao] of casos) {
      const { status, erro } = await aceitar(segredo)
      expect([status, erro.codigo]).toEqual([409, codigo])
      expect((await ver(segredo)).corpo.situacao).toBe(situacao)
      expect(await quantos(id)).toEqual([0, 0, 0])
    }
    expect((await aceitar(mudado.segredo, { versao: 2 })).status).toBe(200)
  })

  it('VEN-02 422 nos campos; ver sem segredo também', async () => {
    const { segredo } = await comLink()
    const { status, erro } = await aceitar(segredo, { nome: ' ', observacao: 'x'.repeat(501) })
    expect([status, Object.keys(erro.campos ?? {}).sort()]).toEqual([422, ['nome', 'observacao']])
    expect((await ver('')).status).toBe(422)
    expect((await ver('x'.repeat(101))).status).toBe(422)
  })

  it('VEN-02 quem tenta segredos de um mesmo lugar para no limite', async () => {
    const daqui = (vez: number) =>
      teste.chamar(verOrcamentoPeloLink, { query: { token: `palpite-${vez}` }, ip: '10.77.0.1' })
    const { limitePorMinuto } = verOrcamentoPeloLink
    for (let vez = 0; vez < limitePorMinuto; vez++) expect((await daqui(vez)).status).toBe(404)
    expect((await daqui(limitePorMinuto)).status).toBe(429)
  })

  it('VEN-02 o link que era bom expira com o orçamento', async () => {
    const { segredo } = await comLink()
    teste.adiantar(9 * DIA_MS)
    // The sessions of the other tests would be over too.
    onTestFinished(() => teste.adiantar(-9 * DIA_MS))
    expect([(await ver(segredo)).status, (await aceitar(segredo)).status]).toEqual([404, 404])
  })
})
