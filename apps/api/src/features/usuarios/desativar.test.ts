import { validarSessao } from '@balcao/dominio/acesso/contratos-da-sessao'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import {
  alterarUsuario,
  desativarUsuario,
  obterUsuario,
  reativarUsuario,
  verDesativacao,
} from '@balcao/dominio/usuarios/contratos'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { cenarioDeOrcamentos } from '../../../test/cenario-de-orcamentos.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { cenarioDeUsuarios } from '../../../test/cenario-de-usuarios.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { agenda } from '../agendas/tabelas.ts'
import { aprovacaoDelegacao } from '../aprovacoes/tabelas.ts'
import { aviso } from '../avisos/tabelas.ts'
import { cliente, clienteVendedor } from '../clientes/tabelas.ts'
import { orcamento } from '../orcamentos/nucleo/tabelas.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'

describe('ADM-02 desativar', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeUsuarios>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeUsuarios(teste)
  })
  afterAll(() => teste.fechar())

  const admin = () => teste.tokenDe('ADMIN')
  const banco = () => teste.negocio().banco
  const ver = async (idUsuario: number) =>
    (await teste.chamar(verDesativacao, { params: { idUsuario }, token: await admin() })).corpo
  const obter = async (idUsuario: number) =>
    (await teste.chamar(obterUsuario, { params: { idUsuario }, token: await admin() })).corpo
  const desativar = async (idUsuario: number, para: object = {}, token?: string) =>
    teste.chamar(desativarUsuario, {
      params: { idUsuario },
      corpo: { versao: (await cenario.conta(idUsuario)).versao, ...para },
      token: token ?? (await admin()),
    })
  const reativar = async (idUsuario: number, versao?: number) =>
    teste.chamar(reativarUsuario, {
      params: { idUsuario },
      corpo: { versao: versao ?? (await cenario.conta(idUsuario)).versao },
      token: await admin(),
    })

  /** One of each in the person's hands. */
  async function darDeTudo(pessoa: { id: number; filialId: number | null }) {
    const clientes = cenarioDeClientes(teste)
    const [representado, vendido] = [
      await clientes.criar({ campos: { representanteId: pessoa.id } }),
      await clientes.criar(),
    ]
    await banco().insert(clienteVendedor).values({ clienteId: vendido.id, colaboradorId: pessoa.id })
    const aberto = await cenarioDeTickets(teste).abrir({ tipo: 'ELOGIO' })
    await banco().update(ticket).set({ operadorId: pessoa.id }).where(eq(ticket.id, aberto.id))
    const [linha] = await banco().select().from(ticket).where(eq(ticket.id, aberto.id))
    const dele = await cenarioDeOrcamentos(teste).incluirOrcamento({ campos: { colaboradorId: pessoa.id } })
    const [marcada] = await banco()
      .insert(agenda)
      .values({
        ...{
          clienteId: representado.id,
          filialId: pessoa.filialId ?? 0,
          colaboradorId: pessoa.id,
          tipo: 'A',
        },
        ...{
          assunto: 'Visita',
          agendadaPara: teste.agora(),
          criadoEm: teste.agora(),
          atualizadoEm: teste.agora(),
        },
      })
      .returning()
    const liderado = await cenario.criar({ supervisorId: pessoa.id })
    return { representado, vendido, ticket: linha, orcamento: dele, agenda: marcada, liderado }
  }

  it('ADM-02 diz o que a pessoa tem, e passa tudo em uma vez a quem se escolheu, que fica sabendo', async () => {
    const chefe = await cenario.criar({ tipo: 'SUPERVISOR' })
    const pessoa = await cenario.criar({ nome: 'Saulo Que Sai', supervisorId: chefe.id })
    const coisas = await darDeTudo(pessoa)
    const colega = await cenario.criar({
      nome: 'Rute Que Recebe',
      filiais: await cenario.filiais(),
      setores: await cenario.setores(),
    })
    const { token } = (await cenario.entrar(pessoa.cpf)).corpo
    const antes = await ver(pessoa.id)
    expect(antes.posses).toEqual({
      ...{ tickets: 1, carteira: 2, agendas: 1, orcamentos: 1, equipe: 1, aprovacoes: 0, delegacoes: 0 },
    })
    const conta = { params: { idUsuario: pessoa.id }, token: await admin() }
    const { ticketsPorSetor, porFilial } = (await teste.chamar(obterUsuario, conta)).corpo
    const eDela = (filialId?: number | null) => (filialId === pessoa.filialId ? 1 : 0)
    expect(porFilial).toEqual([
      {
        ...{ id: pessoa.filialId, nome: expect.any(String), agendas: 1 },
        ...{ tickets: eDela(coisas.ticket?.filialId), orcamentos: eDela(coisas.orcamento.filialId) },
      },
    ])
    expect(ticketsPorSetor).toEqual([{ id: coisas.ticket?.setorId, nome: expect.any(String), tickets: 1 }])
    expect(antes.impedimento).toBeNull()
    expect(antes.colegas.map(({ id }) => id)).toContain(colega.id)
    const todos = {
      tickets: colega.id,
      carteira: colega.id,
      agendas: colega.id,
      orcamentos: colega.id,
      equipe: colega.id,
    }
    const { status, corpo } = await desativar(pessoa.id, todos)
    expect([status, corpo.message]).toEqual([
      200,
      'Saulo Que Sai: conta desativada. Passou adiante: 1 ticket, 2 clientes, 1 agenda, 1 orçamento, 1 pessoa da equipe.',
    ])
    expect((await teste.chamar(validarSessao, { token })).status).toBe(401)
    expect((await cenario.entrar(pessoa.cpf)).erro.codigo).toBe('CREDENCIAIS_INVALIDAS')
    expect((await ver(pessoa.id)).posses).toMatchObject({
      tickets: 0,
      carteira: 0,
      agendas: 0,
      orcamentos: 0,
      equipe: 0,
    })
    const db = banco()
    const [doTicket] = await db
      .select()
      .from(ticket)
      .where(eq(ticket.id, coisas.ticket?.id ?? 0))
    const [doCliente] = await db.select().from(cliente).where(eq(cliente.id, coisas.representado.id))
    const [daAgenda] = await db
      .select()
      .from(agenda)
      .where(eq(agenda.id, coisas.agenda?.id ?? 0))
    const [doOrcamento] = await db.select().from(orcamento).where(eq(orcamento.id, coisas.orcamento.id))
    expect([
      doTicket?.operadorId,
      doCliente?.representanteId,
      daAgenda?.colaboradorId,
      doOrcamento?.colaboradorId,
    ]).toEqual([colega.id, colega.id, colega.id, colega.id])
    expect([doCliente?.versao, doOrcamento?.versao]).toEqual([2, coisas.orcamento.versao + 1])
    const vendedores = await db
      .select({ id: clienteVendedor.colaboradorId })
      .from(clienteVendedor)
      .where(eq(clienteVendedor.clienteId, coisas.vendido.id))
    expect(vendedores).toEqual([{ id: colega.id }])
    expect((await cenario.conta(coisas.liderado.id)).supervisorId).toBe(colega.id)
    // Each thing has its entry, beside that of the account.
    for (const [entidade, id] of [
      ['ticket', coisas.ticket?.id],
      ['cliente', coisas.representado.id],
      ['cliente', coisas.vendido.id],
      ['agenda', coisas.agenda?.id],
      ['orcamento', coisas.orcamento.id],
      ['usuario', coisas.liderado.id],
    ] as const)
      expect([
        entidade,
        await db.$count(
          historico,
          and(eq(historico.entidade, entidade), eq(historico.entidadeId, String(id))),
        ),
      ]).not.toEqual([entidade, 0])
    expect((await cenario.registros(pessoa.id))[0]?.dados).toMatchObject({
      antes: { situacao: 'Ativo' },
      depois: {
        situacao: 'Desativado',
        tickets: '1 ticket a Rute Que Recebe',
        carteira: '2 clientes a Rute Que Recebe',
      },
    })
    const avisos = await db.select().from(aviso).where(eq(aviso.colaboradorId, colega.id))
    expect(avisos.map(({ titulo, mensagem }) => [titulo, mensagem])).toContainEqual([
      'Você recebeu o que era de Saulo Que Sai',
      '1 ticket, 2 clientes, 1 agenda, 1 orçamento, 1 pessoa da equipe.',
    ])
  })

  it('ADM-02 tickets vão à fila quando ninguém é escolhido, ou quando o colega não atende nela', async () => {
    const [um, outro] = [await cenario.criar(), await cenario.criar()]
    const semFila = await cenario.criar()
    for (const [pessoa, para] of [
      [um, null],
      [outro, semFila.id],
    ] as const) {
      const aberto = await cenarioDeTickets(teste).abrir({ tipo: 'ELOGIO' })
      await banco().update(ticket).set({ operadorId: pessoa.id }).where(eq(ticket.id, aberto.id))
      const { corpo } = await desativar(pessoa.id, { tickets: para })
      expect(corpo.message).toContain('De volta à fila: 1 ticket.')
      const [linha] = await banco().select().from(ticket).where(eq(ticket.id, aberto.id))
      expect(linha?.operadorId).toBeNull()
    }
  })

  it('ADM-02 quem recebia ou dava delegações deixa de as ter; quem assume a equipe responde a quem estava acima', async () => {
    const chefe = await cenario.criar({ tipo: 'SUPERVISOR' })
    const pessoa = await cenario.criar({ tipo: 'SUPERVISOR', supervisorId: chefe.id })
    const [novo, outro] = [
      await cenario.criar({ supervisorId: pessoa.id }),
      await cenario.criar({ supervisorId: pessoa.id }),
    ]
    const agora = teste.agora()
    await banco()
      .insert(aprovacaoDelegacao)
      .values({
        ...{ deId: pessoa.id, paraId: chefe.id, inicio: '2026-01-01', fim: '2999-01-01' },
        ...{ criadoEm: agora, atualizadoEm: agora },
      })
    expect((await ver(pessoa.id)).posses).toMatchObject({ equipe: 2, delegacoes: 1 })
    await desativar(pessoa.id, { equipe: novo.id })
    expect((await ver(pessoa.id)).posses.delegacoes).toBe(0)
    expect((await cenario.conta(novo.id)).supervisorId).toBe(chefe.id)
    expect((await cenario.conta(outro.id)).supervisorId).toBe(novo.id)
  })

  it('422 o que precisa de alguém, no seu campo, e nada fica pela metade', async () => {
    const pessoa = await cenario.criar()
    const { liderado } = await darDeTudo(pessoa)
    const abaixo = await cenario.criar({ supervisorId: liderado.id })
    const fora = await cenario.criar({ ativo: false })
    const campos = async (para: object) =>
      Object.keys((await desativar(pessoa.id, para)).erro.campos ?? {}).toSorted()
    expect(await campos({})).toEqual(['agendas', 'carteira', 'equipe', 'orcamentos'])
    const todos = (id: number) => ({ tickets: id, carteira: id, agendas: id, orcamentos: id, equipe: id })
    expect(await campos(todos(fora.id))).toHaveLength(5)
    expect(await campos(todos(pessoa.id))).toHaveLength(5)
    expect(await campos(todos(abaixo.id))).toEqual(['equipe'])
    expect((await ver(pessoa.id)).posses).toMatchObject({ tickets: 1, carteira: 2 })
    expect((await cenario.conta(pessoa.id)).ativo).toBe(true)
  })

  it('409 duas vezes ao mesmo tempo: uma; e reativada a pessoa entra de novo, sem o que passou', async () => {
    const pessoa = await cenario.criar()
    const duas = await Promise.all([desativar(pessoa.id), desativar(pessoa.id)])
    expect(duas.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await desativar(pessoa.id)).erro.codigo).toBe('USUARIO_JA_DESATIVADO')
    expect((await ver(pessoa.id)).impedimento).toContain('já foi desativada')
    expect((await obter(pessoa.id)).situacao).toBe('DESATIVADO')
    expect((await reativar(pessoa.id, 99)).erro.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA')
    expect((await reativar(pessoa.id)).status).toBe(200)
    expect((await reativar(pessoa.id)).erro.codigo).toBe('USUARIO_NAO_DESATIVADO')
    expect((await cenario.entrar(pessoa.cpf)).status).toBe(200)
    await desativar(pessoa.id)
    await cenario.criar({ email: pessoa.email })
    expect((await reativar(pessoa.id)).erro.codigo).toBe('EMAIL_DE_OUTRA_CONTA')
  })

  it('ADM-02 quem recebe e quem sai, trocados ao mesmo tempo: um fica com tudo', async () => {
    const [um, outro] = [await cenario.criar(), await cenario.criar()]
    const clientes = cenarioDeClientes(teste)
    for (const { id } of [um, outro]) await clientes.criar({ campos: { representanteId: id } })
    const duas = await Promise.all([
      desativar(um.id, { carteira: outro.id }),
      desativar(outro.id, { carteira: um.id }),
    ])
    expect(duas.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const fica = duas[0]?.status === 200 ? outro : um
    expect((await ver(fica.id)).posses.carteira).toBe(2)
  })

  it('ADM-02 o último administrador não sai, nem os dois últimos um pelo outro ao mesmo tempo', async () => {
    const [um, outro] = [await cenario.criar({ tipo: 'ADMIN' }), await cenario.criar({ tipo: 'ADMIN' })]
    const [deUm, deOutro] = [
      (await cenario.entrar(um.cpf)).corpo.token,
      (await cenario.entrar(outro.cpf)).corpo.token,
    ]
    const demais = (
      await banco()
        .select({ id: colaborador.id })
        .from(colaborador)
        .where(and(eq(colaborador.tipo, 'ADMIN'), eq(colaborador.ativo, true)))
        .orderBy(asc(colaborador.id))
    ).flatMap(({ id }) => (id === um.id || id === outro.id ? [] : [id]))
    const por = async (tipo: TipoDeUsuario) => {
      for (const id of demais) await banco().update(colaborador).set({ tipo }).where(eq(colaborador.id, id))
    }
    await por('GERENTE')
    try {
      const duas = await Promise.all([desativar(outro.id, {}, deUm), desativar(um.id, {}, deOutro)])
      expect(duas.filter(({ status }) => status === 200)).toHaveLength(1)
      const fica = (await cenario.conta(um.id)).ativo ? um : outro
      const token = fica === um ? deUm : deOutro
      expect((await desativar(fica.id, {}, token)).erro.codigo).toBe('ULTIMO_ADMINISTRADOR')
      const { versao, nome } = await cenario.conta(fica.id)
      const corpo = { nome, tipo: 'GERENTE', versao } as const
      const demote = await teste.chamar(alterarUsuario, { params: { idUsuario: fica.id }, corpo, token })
      expect(demote.erro.codigo).toBe('ULTIMO_ADMINISTRADOR')
    } finally {
      await por('ADMIN')
    }
  })

  it('401, 403, 404, 422', async () => {
    const pessoa = await cenario.criar()
    const gerente = await teste.tokenDe('GERENTE')
    for (const contrato of [verDesativacao, desativarUsuario, reativarUsuario]) {
      const com = (idUsuario: number, token?: string) =>
        teste.chamar(contrato, { params: { idUsuario }, corpo: { versao: 1 }, token })
      expect((await com(pessoa.id)).status).toBe(401)
      expect((await com(pessoa.id, gerente)).status).toBe(403)
      expect((await com(999_999_999, await admin())).status).toBe(404)
    }
    expect((await desativar(pessoa.id, { tickets: 'x' })).status).toBe(422)
    expect((await desativar(pessoa.id, { versao: 99 })).erro.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA')
  })
})
