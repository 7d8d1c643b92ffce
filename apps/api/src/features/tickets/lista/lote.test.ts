import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { arquivarVarios, desarquivarVarios, encaminharVarios } from '@balcao/dominio/tickets/lista/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq, notInArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { nomeDaConta } from '../../../../test/nome-da-conta.ts'
import { colaborador, colaboradorFilial } from '../../acesso/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { setor } from '../../setores/tabelas.ts'

const fluxo = usarFluxo()
const ONTEM = new Date(Date.now() - 86_400_000)
const finalizado = () => fluxo.abrir({ tipo: 'DUVIDA_FISCAL', campos: { finalizadoEm: ONTEM } })
const aberto = () => fluxo.abrir({ tipo: 'DUVIDA_FISCAL' })
const lotes = { arquivarVarios, desarquivarVarios, encaminharVarios }
type Lote = (typeof lotes)[keyof typeof lotes]
const chamar = async <K extends Lote>(contrato: K, corpo: unknown, quem: TipoDeUsuario = 'OPERADOR') =>
  fluxo.teste.chamar(contrato, { corpo, token: await fluxo.teste.tokenDe(quem) })

describe('lote', () => {
  it.each(Object.keys(lotes) as (keyof typeof lotes)[])('PER-01 %s: 401 e 403', async (nome) => {
    const { id } = await finalizado()
    const corpo = { tickets: [{ id }], setor: await fluxo.idDoSetor('Logística'), mensagem: '' }
    expect((await fluxo.teste.chamar(lotes[nome], { corpo })).status).toBe(401)
    for (const tipo of ['REPRESENTANTE', 'COLABORADOR', 'CONSUMIDOR_FINAL'] as const)
      expect((await chamar(lotes[nome], corpo, tipo)).status).toBe(403)
    expect((await fluxo.linha(id)).versao).toBe(1)
  })

  it.each([
    [{}, { tickets: 'Campo obrigatório' }],
    [{ tickets: [] }, { tickets: 'Campo obrigatório' }],
    [{ tickets: [{ id: 'x' }] }, { 'tickets.0.id': 'O campo é inválido' }],
    [{ tickets: [{ id: 1, versao: 0 }] }, { 'tickets.0.versao': 'O valor mínimo é 1' }],
  ])('TIC-10 422 %j', async (corpo, campos) => {
    const { status, erro } = await chamar(arquivarVarios, corpo)
    expect([status, erro.campos]).toEqual([422, campos])
  })

  it('TIC-10 cada ticket por si: os recusados dizem por quê e não desfazem os outros', async () => {
    const [bom, emAberto, mudado, alheio] = [
      await finalizado(),
      await aberto(),
      await finalizado(),
      await finalizado(),
    ]
    await fluxo.mudar(mudado.id, { versao: 5 })
    await fluxo.mudar(alheio.id, {
      setorId: await fluxo.idDoSetor('Qualidade'),
      criadorId: await fluxo.idDaConta('GERENTE'),
    })
    const tickets = [bom, emAberto, mudado, alheio].map(({ id, versao }) => ({ id, versao }))
    const { status, corpo } = await chamar(arquivarVarios, { tickets })
    expect([status, corpo]).toEqual([
      200,
      {
        feitos: 1,
        resultados: [
          { id: bom.id, feito: true, message: 'Ticket arquivado com sucesso', versao: 2 },
          {
            id: emAberto.id,
            feito: false,
            message: 'Só um ticket finalizado pode ser arquivado.',
            versao: null,
          },
          {
            id: mudado.id,
            feito: false,
            message: 'Este ticket mudou enquanto você o via. Confira o que aconteceu e tente novamente.',
            versao: null,
          },
          { id: alheio.id, feito: false, message: 'Registro não encontrado.', versao: null },
        ],
      },
    ])
    expect(await fluxo.ultimaEntrada(bom.id)).toMatchObject({ acao: 'ARQUIVAMENTO', versao: 2 })
    for (const { id } of [emAberto, alheio]) expect((await fluxo.historico(id)).length).toBe(1)
  })

  it('TIC-13 repetir o lote com a mesma chave não age duas vezes, e responde o mesmo', async () => {
    const [um, dois] = [await aberto(), await finalizado()]
    const corpo = {
      tickets: [dois, um].map(({ id }) => ({ id })),
      setor: await fluxo.idDoSetor('Logística'),
      mensagem: '',
    }
    const token = await fluxo.teste.tokenDe('GERENTE')
    const headers = { 'idempotency-key': `lote-${um.id}` }
    const enviar = () => fluxo.teste.chamar(encaminharVarios, { corpo, token, headers })
    const [primeira, segunda] = [await enviar(), await enviar()]
    expect(primeira.corpo.resultados).toMatchObject([
      { id: dois.id, feito: false },
      { id: um.id, feito: true, versao: 2 },
    ])
    expect([segunda.status, segunda.corpo]).toEqual([200, primeira.corpo])
    expect((await fluxo.linha(um.id)).versao).toBe(2)
  })

  it('TIC-13 lotes sobre os mesmos tickets em ordens contrárias: cada ticket tem um vencedor', async () => {
    const tickets = await Promise.all(Array.from({ length: 6 }, finalizado))
    const escolhidos = tickets.map(({ id, versao }) => ({ id, versao }))
    const respostas = await Promise.all(
      [escolhidos, escolhidos.toReversed(), escolhidos].map((ordem) =>
        chamar(arquivarVarios, { tickets: ordem }, 'GERENTE'),
      ),
    )
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(respostas[1]?.corpo.resultados.map(({ id }) => id)).toEqual(
      tickets.map(({ id }) => id).toReversed(),
    )
    expect(respostas.reduce((total, { corpo }) => total + corpo.feitos, 0)).toBe(tickets.length)
    for (const { id } of tickets) expect((await fluxo.linha(id)).versao).toBe(2)
  })

  it('TIC-10 desarquivar desfaz o arquivamento', async () => {
    const { id } = await finalizado()
    await chamar(arquivarVarios, { tickets: [{ id }] })
    const { corpo } = await chamar(desarquivarVarios, { tickets: [{ id, versao: 2 }] })
    expect(corpo).toEqual({
      feitos: 1,
      resultados: [{ id, feito: true, message: 'Ticket desarquivado com sucesso', versao: 3 }],
    })
    expect((await fluxo.linha(id)).arquivadoEm).toBeNull()
  })
})

describe('encaminhar em lote', () => {
  it('TIC-12 muda setor e operador, com a mensagem, e a etapa fica', async () => {
    const [um, dois] = [await aberto(), await finalizado()]
    const antes = await fluxo.linha(um.id)
    const recebimento = await fluxo.idDoSetor('Recebimento')
    const conferente = await fluxo.idDaConta('COLABORADOR')
    const { corpo } = await chamar(encaminharVarios, {
      tickets: [um, dois].map(({ id, versao }) => ({ id, versao })),
      setor: recebimento,
      operador: conferente,
      mensagem: 'Favor conferir.',
    })
    expect(corpo.resultados).toEqual([
      { id: um.id, feito: true, message: 'Ticket encaminhado com sucesso', versao: 2 },
      {
        id: dois.id,
        feito: false,
        message: 'Este ticket já foi finalizado. Reabra-o para continuar.',
        versao: null,
      },
    ])
    expect(await fluxo.linha(um.id)).toMatchObject({
      setorId: recebimento,
      operadorId: conferente,
      etapaId: antes.etapaId,
      statusId: antes.statusId,
    })
    expect(await fluxo.ultimaEntrada(um.id)).toMatchObject({
      tipo: 'ENCAMINHAMENTO',
      acao: 'ENCAMINHAMENTO',
      mensagem: `Encaminhou para Recebimento, aos cuidados de ${nomeDaConta('COLABORADOR')}.\nFavor conferir.`,
      versao: 2,
    })
  })

  it('TIC-12 sem operador, o ticket espera na fila do setor', async () => {
    const { id } = await fluxo.abrir({
      tipo: 'DUVIDA_FISCAL',
      campos: { operadorId: await fluxo.idDaConta('OPERADOR') },
    })
    const setorId = await fluxo.idDoSetor('Logística')
    await chamar(encaminharVarios, { tickets: [{ id }], setor: setorId, operador: null, mensagem: '' })
    expect(await fluxo.linha(id)).toMatchObject({ setorId, operadorId: null })
    expect((await fluxo.ultimaEntrada(id)).mensagem).toBe('Encaminhou para Logística.')
  })

  it('TIC-12 o operador que não atende na filial do ticket não o recebe, e a linha diz por quê', async () => {
    const conferente = await fluxo.idDaConta('COLABORADOR')
    const { banco } = fluxo.teste.negocio()
    const dele = banco
      .select({ id: colaboradorFilial.filialId })
      .from(colaboradorFilial)
      .where(eq(colaboradorFilial.colaboradorId, conferente))
    const [outra] = await banco.select().from(filial).where(notInArray(filial.id, dele)).limit(1)
    if (!outra) throw new Error('o conferente atende em todas as filiais')
    const [aqui, longe] = [await aberto(), await aberto()]
    await fluxo.mudar(longe.id, { filialId: outra.id })
    const corpo = { setor: await fluxo.idDoSetor('Recebimento'), operador: conferente, mensagem: '' }
    const { corpo: feito } = await chamar(
      encaminharVarios,
      { ...corpo, tickets: [aqui, longe].map(({ id }) => ({ id })) },
      'GERENTE',
    )
    expect(feito.resultados).toMatchObject([
      { id: aqui.id, feito: true },
      { id: longe.id, feito: false, message: 'Este operador não atende na filial do ticket.' },
    ])
    const so = await fluxo.agir(escreverNoHistorico, longe.id, { ...corpo, tipo: 'ENCAMINHAMENTO' })
    expect([so.status, so.erro.campos]).toEqual([
      422,
      { operador: 'Este operador não atende na filial do ticket.' },
    ])
    expect((await fluxo.linha(longe.id)).versao).toBe(1)
  })

  it('TIC-12 422 para um destino que não serve, e nenhum ticket muda', async () => {
    const { id } = await aberto()
    const { banco } = fluxo.teste.negocio()
    const enviar = (corpo: object) => chamar(encaminharVarios, { tickets: [{ id }], mensagem: '', ...corpo })
    const [fechado] = await banco.insert(setor).values({ nome: 'Extinto', ativo: false }).returning()
    const [logistica, recebimento] = [
      await fluxo.idDoSetor('Logística'),
      await fluxo.idDoSetor('Recebimento'),
    ]
    const conferente = await fluxo.idDaConta('COLABORADOR')
    const semSetor = { setor: 'Este setor não recebe tickets.' }
    const semOperador = { operador: 'Este operador não atende no setor escolhido.' }
    expect((await enviar({ setor: 999_999 })).erro.campos).toEqual(semSetor)
    expect((await enviar({ setor: fechado?.id })).erro.campos).toEqual(semSetor)
    expect((await enviar({ setor: logistica, operador: conferente })).erro.campos).toEqual(semOperador)
    expect((await enviar({})).erro.campos).toEqual({ setor: 'Campo obrigatório' })
    await banco.update(colaborador).set({ ativo: false }).where(eq(colaborador.id, conferente))
    const inativo = await enviar({ setor: recebimento, operador: conferente })
    expect([inativo.status, inativo.erro.campos]).toEqual([422, semOperador])
    await banco.update(colaborador).set({ ativo: true }).where(eq(colaborador.id, conferente))
    expect((await fluxo.linha(id)).versao).toBe(1)
  })
})
