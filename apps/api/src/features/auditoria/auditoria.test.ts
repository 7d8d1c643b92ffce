import { desfazerAjuste, exportarAuditoria, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { mudarParametro } from '@balcao/dominio/parametros/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { permissao } from '../acesso/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'

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

  it('422 filtro que não existe', async () => {
    expect((await listar({ natureza: ['OUTRA'] })).status).toBe(422)
  })
})
