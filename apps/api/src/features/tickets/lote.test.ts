import { arquivarVarios, desarquivarVarios, encaminharVarios } from '@balcao/dominio/tickets/contratos-lista'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../test/fluxo-de-tickets.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { setor } from '../setores/tabelas.ts'

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
    [{ tickets: [{ id: 1, versao: 0 }] }, { 'tickets.0.versao': expect.any(String) }],
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
      mensagem: 'Encaminhou para Recebimento, aos cuidados de João Vítor Sampaio.\nFavor conferir.',
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
