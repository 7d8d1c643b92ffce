import { desfazerAjuste, exportarAuditoria, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { obterCliente } from '@balcao/dominio/clientes/contratos'
import { mudarParametro } from '@balcao/dominio/parametros/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { doSistema } from '../../platform/banco/historico.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { criarRegistroDeQuemViu } from '../../platform/http/quem-viu.ts'
import { permissao } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { limparAuditoria } from './limpar.ts'

describe('ADM-10 a auditoria', () => {
  let teste: AppDeTeste
  beforeEach(async () => {
    teste ??= await criarAppDeTeste()
    await teste.negocio().banco.delete(parametro)
    await teste.negocio().banco.delete(historico).where(eq(historico.entidade, 'parametro'))
    await teste.negocio().renovarParametros()
  })
  afterAll(() => teste.fechar())

  const token = (quem: TipoDeUsuario = 'ADMIN') => teste.tokenDe(quem)
  const listar = async (query: object = {}, quem: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(listarAuditoria, { query: query as never, token: await token(quem) })
  const mudar = async (chave: string, corpo: object) =>
    teste.chamar(mudarParametro, {
      params: { chave } as never,
      corpo: { idFil: null, versao: 0, ...corpo },
      token: await token(),
    })
  const desfazer = async (idEntrada: number, quem: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(desfazerAjuste, { params: { idEntrada }, token: await token(quem) })
  const ultima = async () => {
    const [primeira] = (await listar({ natureza: ['AJUSTE'] })).corpo.itens
    if (!primeira) throw new Error('nada foi registrado')
    return primeira
  }

  it('conta o que mudou, quem, de onde, antes e depois', async () => {
    await mudar('maximoItensTicket', { valor: '7' })
    const entrada = await ultima()
    expect(entrada).toMatchObject({
      natureza: 'AJUSTE',
      oQue: 'Parâmetro: Produtos por ticket · todo o negócio',
      acao: 'Alterou',
      resumo: 'herdado → 7',
      mudancas: [{ campo: 'Produtos por ticket', antes: 'herdado', depois: '7' }],
      desfaz: true,
    })
    expect(entrada.quem).not.toBeNull()
    expect(entrada.ip).toContain('127.')
  })

  it('separa quem entrou, quem exportou e o que se configurou, e procura por quem e pelo quê', async () => {
    await mudar('maximoItensTicket', { valor: '7' })
    await teste.chamar(exportarAuditoria, { query: { formato: 'csv' }, token: await token() })
    const de = async (query: object) => (await listar(query)).corpo.itens
    const todas = await de({ natureza: ['ACESSO'] })
    expect(todas.length).toBeGreaterThan(0)
    expect(todas.every(({ natureza }) => natureza === 'ACESSO')).toBe(true)
    expect((await de({ natureza: ['EXPORTACAO'] }))[0]).toMatchObject({
      oQue: 'Auditoria',
      acao: 'Exportou',
      desfaz: false,
    })
    expect((await de({ termo: 'produtos por ticket' })).map(({ oQue }) => oQue)).toEqual([
      'Parâmetro: Produtos por ticket · todo o negócio',
    ])
    expect(await de({ dtFim: '2001-01-01' })).toEqual([])
  })

  it('ADM-01 desfaz pela entrada, e o desfeito também fica registrado e pode voltar', async () => {
    await mudar('maximoItensTicket', { valor: '7' })
    const { id } = await ultima()
    const { status, corpo } = await desfazer(id)
    expect([status, corpo.message]).toEqual([200, 'Mudança desfeita.'])
    expect(teste.negocio().parametros(1).maximoItensTicket).toBe(50)
    const volta = await ultima()
    expect(volta).toMatchObject({ acao: 'Desfez', resumo: '7 → herdado', desfaz: true })
    expect((await desfazer(volta.id)).status).toBe(200)
    expect(teste.negocio().parametros(1).maximoItensTicket).toBe(7)
  })

  it('409 o que já mudou de novo não se desfaz, nem duas vezes, nem o que a mão mudou no banco', async () => {
    await mudar('maximoItensTicket', { valor: '7' })
    const primeira = await ultima()
    await mudar('maximoItensTicket', { valor: '8', versao: 1 })
    const segunda = await ultima()
    expect((await desfazer(primeira.id)).erro.codigo).toBe('AJUSTE_JA_MUDOU')
    const duas = await Promise.all([desfazer(segunda.id), desfazer(segunda.id)])
    expect(duas.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const ultimaDelas = await ultima()
    await teste.negocio().banco.update(parametro).set({ valor: '33' })
    expect((await desfazer(ultimaDelas.id)).erro.codigo).toBe('AJUSTE_JA_MUDOU')
  })

  it('409 um segredo trocado não volta, e o que não é ajuste também não', async () => {
    await mudar('erpSegredo', { valor: 'um-segredo' })
    await mudar('erpSegredo', { valor: 'outro-segredo', versao: 1 })
    const { id, desfaz } = await ultima()
    expect(desfaz).toBe(false)
    expect((await desfazer(id)).erro.codigo).toBe('AJUSTE_SEM_VOLTA')
    const [entrou] = (await listar({ natureza: ['ACESSO'] })).corpo.itens
    expect((await desfazer(entrou?.id ?? 0)).erro.codigo).toBe('NAO_SE_DESFAZ')
    expect((await desfazer(999_999_999)).status).toBe(404)
  })

  it('401, 403: quem só vê a auditoria não desfaz', async () => {
    await mudar('maximoItensTicket', { valor: '7' })
    const { id } = await ultima()
    expect((await teste.chamar(listarAuditoria, {})).status).toBe(401)
    expect((await listar({}, 'GERENTE')).status).toBe(403)
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'GERENTE', acao: 'AUDITORIA_VER', autorizado: true })
    try {
      const [vista] = (await listar({ natureza: ['AJUSTE'] }, 'GERENTE')).corpo.itens
      expect(vista).toMatchObject({ id, desfaz: false })
      expect((await desfazer(id, 'GERENTE')).status).toBe(403)
    } finally {
      await banco.delete(permissao).where(eq(permissao.acao, 'AUDITORIA_VER'))
    }
  })

  it('quem viu os dados de uma pessoa fica registrado, com o nome dela; quem não pôde ver, não', async () => {
    const { banco } = teste.negocio()
    await banco.delete(historico).where(eq(historico.acao, 'VER'))
    const [alguem] = await banco.select().from(cliente).orderBy(desc(cliente.id)).limit(1)
    if (!alguem) throw new Error('não há de quem ver os dados')
    const ver = async (idCli: number, quem: TipoDeUsuario) =>
      (await teste.chamar(obterCliente, { params: { idCli }, token: await token(quem) })).status
    const vistas = async () =>
      (await listar({ natureza: ['CONSULTA'] })).corpo.itens.map(({ oQue, acao }) => [oQue, acao])
    expect(await ver(999_999_999, 'ADMIN')).toBe(404)
    expect(await vistas()).toEqual([])
    expect(await ver(alguem.id, 'ADMIN')).toBe(200)
    const olhar = [`Dados do cliente: ${alguem.razaoSocial}`, 'Viu']
    expect(await vistas()).toEqual([olhar])
    expect(await ver(alguem.id, 'GERENTE')).toBe(200)
    expect(await vistas()).toEqual([olhar, olhar])
  })

  it('um olhar por pessoa, por quem se olha e por dia, também em outro processo', async () => {
    const { banco, id: negocio } = teste.negocio()
    await banco.delete(historico).where(eq(historico.acao, 'VER'))
    const mostra = { de: 'dados-do-usuario', nome: () => 'Fulana' } as const
    const olhar = (
      registrar: ReturnType<typeof criarRegistroDeQuemViu>,
      quando: string,
      id = '7',
      quem = 1,
    ) =>
      registrar(
        { banco, negocio, id, mostra, autoria: { ...doSistema(new Date(quando), []), colaboradorId: quem } },
        {},
      )
    const quantos = () => banco.$count(historico, eq(historico.acao, 'VER'))
    const [este, outro] = [criarRegistroDeQuemViu(), criarRegistroDeQuemViu()]
    for (const processo of [este, este, outro]) await olhar(processo, '2026-11-19T15:00:00Z')
    expect(await quantos()).toBe(1)
    await olhar(este, '2026-11-19T15:00:00Z', '8')
    await olhar(este, '2026-11-19T15:00:00Z', '7', 2)
    expect(await quantos()).toBe(3)
    // Still the same day in São Paulo, and then the next.
    await olhar(outro, '2026-11-20T02:59:00Z')
    expect(await quantos()).toBe(3)
    await olhar(este, '2026-11-20T03:01:00Z')
    expect(await quantos()).toBe(4)
  })

  it('o que passou do prazo de guarda sai, e só o que é da auditoria', async () => {
    const { banco } = teste.negocio()
    const agora = new Date('2026-11-19T12:00:00Z')
    const em = (quando: string, entidade: string, acao: string) => ({
      ...{ quando: new Date(quando), entidade, acao, entidadeId: 'da-guarda' },
      dados: null,
    })
    await banco
      .insert(historico)
      .values([
        em('2021-11-19T11:59:00Z', 'sessao', 'ENTRAR'),
        em('2021-11-19T11:59:00Z', 'cliente', 'EXPORTAR'),
        em('2021-11-19T11:59:00Z', 'parametro', 'ALTERAR'),
        em('2021-11-19T11:59:00Z', 'dados-do-cliente', 'VER'),
        em('2021-11-19T11:59:00Z', 'ticket', 'AVANCAR'),
        em('2021-11-19T12:01:00Z', 'sessao', 'SAIR'),
      ])
    await limparAuditoria(teste.negocio(), agora, new AbortController().signal)
    const ficaram = await banco.select().from(historico).where(eq(historico.entidadeId, 'da-guarda'))
    expect(ficaram.map(({ acao }) => acao).toSorted()).toEqual(['AVANCAR', 'SAIR'])
    await comParametros(teste, { auditoriaMeses: '59' }, () =>
      limparAuditoria(teste.negocio(), agora, new AbortController().signal),
    )
    expect(await banco.$count(historico, eq(historico.entidadeId, 'da-guarda'))).toBe(1)
  })

  it('422 filtro que não existe', async () => {
    expect((await listar({ natureza: ['OUTRA'] })).status).toBe(422)
  })
})
