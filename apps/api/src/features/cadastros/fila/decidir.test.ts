import { listarAvisos } from '@balcao/dominio/avisos/contratos'
import { decidirCadastro } from '@balcao/dominio/cadastros/contratos'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDaFila } from '../../../../test/cenario-da-fila.ts'
import { ouvirMudancas } from '../../../../test/ouvir-eventos.ts'
import { atividade } from '../../atividades/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'

describe('POST /sac/cadastros/:idCadastro/decisao', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDaFila>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDaFila(teste)
  })
  afterAll(() => teste.fechar())

  const decidir = async (
    idCadastro: number,
    corpo: Record<string, unknown> = {},
    tipo: TipoDeUsuario = 'GERENTE',
    headers: Record<string, string> = {},
  ) =>
    teste.chamar(decidirCadastro, {
      token: await teste.tokenDe(tipo),
      params: { idCadastro },
      corpo: { aprova: true, versao: 1, ...corpo },
      headers,
    })
  const doCliente = async (id: number) => {
    const [linha] = await teste.negocio().banco.select().from(cliente).where(eq(cliente.id, id))
    return linha
  }
  const ultimaAtividade = async (clienteId: number) => {
    const [linha] = await teste
      .negocio()
      .banco.select()
      .from(atividade)
      .where(eq(atividade.clienteId, clienteId))
      .orderBy(desc(atividade.id))
      .limit(1)
    return linha
  }
  const avisosDe = async (tipo: TipoDeUsuario) =>
    (await teste.chamar(listarAvisos, { token: await teste.tokenDe(tipo), query: { naoLidos: 'true' } }))
      .corpo.itens

  it('CAD-01 aprovado, o prospect vira cliente, com histórico, atividade e aviso a quem pediu', async () => {
    const eventos = await ouvirMudancas(teste)
    const { id, cliente: prospect } = await cenario.pedir()
    const { status, corpo } = await decidir(id)
    expect(status).toBe(200)
    expect(corpo).toMatchObject({
      id,
      situacao: 'APROVADO',
      decisor: expect.any(String),
      decididoEm: expect.any(String),
      motivo: null,
      versao: 2,
    })
    expect(await doCliente(prospect.id)).toMatchObject({ prospect: false, versao: 2 })
    expect(await cenario.ultimoHistorico('cadastro', id)).toEqual({
      acao: 'APROVAR',
      dados: { cliente: prospect.id, motivo: null },
    })
    expect(await cenario.ultimoHistorico('cliente', prospect.id)).toMatchObject({ acao: 'EFETIVAR_CADASTRO' })
    expect(await ultimaAtividade(prospect.id)).toMatchObject({
      tipo: 'CADASTRO',
      referenciaId: id,
      historico: 'Cadastro aprovado',
      colaboradorId: await cenario.idDaConta('GERENTE'),
    })
    const [doRepresentante] = await avisosDe('REPRESENTANTE')
    expect(doRepresentante).toMatchObject({
      titulo: `Cadastro aprovado: ${prospect.fantasia}`,
      pessoal: true,
      caminho: `/clientes/cadastros?item=${id}`,
    })
    const canal = canalDoColaborador(await cenario.idDaConta('REPRESENTANTE'))
    const muda = ['clientes', 'cadastros', 'atividades', 'avisos']
    await expect
      .poll(() => eventos)
      .toEqual([
        { canal: 'private-clientes', evento: 'cliente-mudou', muda },
        { canal, evento: 'aviso-publicado', muda },
      ])
  })

  it('CAD-01 recusado, segue como prospect, e quem pediu sabe por quê', async () => {
    const { id, cliente: prospect } = await cenario.pedir()
    const { status, corpo } = await decidir(id, { aprova: false, motivo: '  Falta o alvará ' })
    expect([status, corpo.situacao, corpo.motivo]).toEqual([200, 'RECUSADO', 'Falta o alvará'])
    expect(await doCliente(prospect.id)).toMatchObject({ prospect: true, versao: 1 })
    expect(await cenario.ultimoHistorico('cadastro', id)).toMatchObject({ acao: 'RECUSAR' })
    expect((await ultimaAtividade(prospect.id))?.historico).toBe('Cadastro recusado: Falta o alvará')
    const [aviso] = await avisosDe('REPRESENTANTE')
    expect(aviso?.mensagem).toContain('Motivo: Falta o alvará')
  })

  it('CAD-06 CAD-11 uma simulação e um pré-cadastro aprovados seguem como prospects', async () => {
    const simulacao = await cenario.pedir({ cliente: { simulacao: true }, campos: { simulacao: true } })
    const simplificado = await cenario.pedir({ campos: { modo: 'SIMPLIFICADO' } })
    expect([(await decidir(simulacao.id)).status, (await decidir(simplificado.id)).status]).toEqual([
      200, 200,
    ])
    expect(await doCliente(simulacao.cliente.id)).toMatchObject({ prospect: true, simulacao: true })
    expect(await doCliente(simplificado.cliente.id)).toMatchObject({ prospect: true, simulacao: false })
  })

  it('CAD-01 o que ninguém pediu decide-se sem avisar ninguém', async () => {
    const { id } = await cenario.pedir({ solicitante: null })
    const antes = await avisosDe('REPRESENTANTE')
    expect((await decidir(id)).status).toBe(200)
    expect(await avisosDe('REPRESENTANTE')).toEqual(antes)
  })

  it('CAD-01 422 em motivo para a recusa sem motivo, e nada muda', async () => {
    const { id } = await cenario.pedir()
    const { status, erro } = await decidir(id, { aprova: false, motivo: '   ' })
    expect([status, erro.campos]).toEqual([422, { motivo: MENSAGENS.motivoObrigatorio }])
    expect((await cenario.gravado(id))?.situacao).toBe('PENDENTE')
    for (const corpo of [{ aprova: 'talvez' }, { versao: 0 }, { motivo: 'x'.repeat(501) }])
      expect((await decidir(id, corpo)).status).toBe(422)
  })

  it('CAD-01 409 para o já decidido e para uma versão que já não é a que se viu', async () => {
    const { id } = await cenario.pedir()
    expect((await decidir(id, { versao: 2 })).erro.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA')
    expect((await decidir(id)).status).toBe(200)
    expect(await decidir(id, { versao: 2 })).toMatchObject({
      status: 409,
      erro: { codigo: 'CADASTRO_JA_DECIDIDO' },
    })
  })

  it('CAD-01 de dois que decidem ao mesmo tempo, um decide, e quem pediu recebe um aviso só', async () => {
    const { id, cliente: prospect } = await cenario.pedir()
    const respostas = await Promise.all([decidir(id), decidir(id, { aprova: false, motivo: 'Não' }, 'ADMIN')])
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const avisos = await avisosDe('REPRESENTANTE')
    expect(avisos.filter(({ titulo }) => titulo.endsWith(`: ${prospect.fantasia}`))).toHaveLength(1)
  })

  it('API-01 repetida com a mesma chave, a decisão responde o mesmo e faz-se uma vez', async () => {
    const { id } = await cenario.pedir()
    const headers = { 'idempotency-key': `decisao-${id}-0123456789` }
    const primeira = await decidir(id, {}, 'GERENTE', headers)
    const segunda = await decidir(id, {}, 'GERENTE', headers)
    expect([primeira.status, segunda.status]).toEqual([200, 200])
    expect(segunda.corpo).toEqual(primeira.corpo)
    expect((await cenario.gravado(id))?.versao).toBe(2)
  })

  it('PER-01 403 para quem pediu e para quem não tem a ação; 404 fora da vista; 401 sem sessão', async () => {
    const doGerente = await cenario.pedir({ solicitante: 'GERENTE' })
    expect((await decidir(doGerente.id)).erro.codigo).toBe('CADASTRO_PROPRIO')
    for (const tipo of ['REPRESENTANTE', 'OPERADOR'] as const)
      expect((await decidir(doGerente.id, {}, tipo)).erro.codigo).toBe('SEM_PERMISSAO')
    expect((await decidir(999_999)).status).toBe(404)
    const alheio = await cenario.pedir({ doRepresentante: false, filial: null })
    expect((await decidir(alheio.id, {}, 'SUPERVISOR')).status).toBe(404)
    const corpo = { aprova: true, versao: 1 }
    const params = { idCadastro: doGerente.id }
    expect((await teste.chamar(decidirCadastro, { params, corpo })).status).toBe(401)
    expect((await cenario.gravado(doGerente.id))?.situacao).toBe('PENDENTE')
  })
})
