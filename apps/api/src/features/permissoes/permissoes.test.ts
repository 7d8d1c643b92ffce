import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { desfazerAjuste, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { ACOES, type Acao, autorizacoesDosModulos } from '@balcao/dominio/permissoes'
import {
  decidirDaPessoa,
  listarPermissoes,
  mudarPermissoes,
  oQueAPessoaPode,
  pesquisarPessoas,
  quemPode,
} from '@balcao/dominio/permissoes/contratos'
import { listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { type TipoDeUsuario, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { autorizacoesPorTipo } from '../acesso/autorizacoes-por-tipo.ts'
import { lerQuemPode } from '../acesso/queries-quem-pode.ts'
import { comoSeEntrasse } from '../acesso/sessoes.ts'
import { colaborador, permissao, permissaoDaPessoa } from '../acesso/tabelas.ts'
import { configuracaoFv } from '../forca-de-vendas/tabelas.ts'

const ASSUNTOS = ['permissao', 'permissao-da-pessoa']

describe('ADM-03 permissões', () => {
  let teste: AppDeTeste
  beforeEach(async () => {
    teste ??= await criarAppDeTeste()
    await banco().delete(permissao)
    await banco().delete(permissaoDaPessoa)
    await banco().delete(historico).where(inArray(historico.entidade, ASSUNTOS))
  })
  afterAll(() => teste.fechar())

  const banco = () => teste.negocio().banco
  const token = (quem: TipoDeUsuario = 'ADMIN') => teste.tokenDe(quem)
  const idDe = async (quem: TipoDeUsuario) =>
    (await teste.chamar(carregarApp, { token: await token(quem) })).corpo.colaborador.id
  const listar = async (quem: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(listarPermissoes, { token: await token(quem) })
  type Mudanca = { tipo: TipoDeUsuario; acao: Acao; autorizado: boolean | null; versao?: number }
  const mudar = async (mudancas: Mudanca[], quem: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(mudarPermissoes, {
      corpo: { mudancas: mudancas.map((mudanca) => ({ versao: 0, ...mudanca })) },
      token: await token(quem),
    })
  const decidir = async (idColab: number, corpo: object, quem: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(decidirDaPessoa, {
      params: { idColab },
      corpo: { acao: 'AUDITORIA_VER', autorizado: true, motivo: 'Cobre férias', versao: 0, ...corpo },
      token: await token(quem),
    })
  const daPessoa = async (idColab: number, quem: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(oQueAPessoaPode, { params: { idColab }, token: await token(quem) })
  const quem = async (acao: Acao, query: object = {}) =>
    teste.chamar(quemPode, { params: { acao }, query: { take: 100, ...query }, token: await token() })
  const daCarga = async (conta: TipoDeUsuario) => {
    const { corpo } = await teste.chamar(carregarApp, { token: await token(conta) })
    return autorizacoesDosModulos(corpo.modulos)
  }
  const entradas = async () =>
    (await teste.chamar(listarAuditoria, { query: { natureza: ['AJUSTE'] }, token: await token() })).corpo
      .itens
  const desfazer = async (idEntrada: number) =>
    teste.chamar(desfazerAjuste, { params: { idEntrada }, token: await token() })
  const ultima = async () => {
    const [primeira] = await entradas()
    if (!primeira) throw new Error('nada foi registrado')
    return primeira
  }

  describe('dos tipos de conta', () => {
    it('vale no pedido seguinte de quem já estava dentro, e um rascunho inteiro é uma só entrada', async () => {
      const verTickets = async () =>
        (await teste.chamar(listarTickets, { token: await token('OPERADOR') })).status
      expect(await verTickets()).toBe(200)
      const { status, corpo } = await mudar([
        { tipo: 'OPERADOR', acao: 'TICKET_VER', autorizado: false },
        { tipo: 'SUPERVISOR', acao: 'AUDITORIA_VER', autorizado: true },
      ])
      const { tipos } = (await listar()).corpo
      const pessoas = tipos
        .filter(({ tipo }) => tipo === 'OPERADOR' || tipo === 'SUPERVISOR')
        .reduce((soma, { pessoas: quantas }) => soma + quantas, 0)
      expect([status, corpo.message]).toEqual([200, `Permissões salvas. Já valem, para ${pessoas} pessoas.`])
      expect([await verTickets(), (await daCarga('OPERADOR')).has('TICKET_VER')]).toEqual([403, false])
      expect((await daCarga('SUPERVISOR')).has('AUDITORIA_VER')).toBe(true)
      expect(await ultima()).toMatchObject({
        oQue: 'Permissão de tipo de conta: 2 mudanças',
        mudancas: [
          { campo: 'Ver tickets · Operador', antes: 'de fábrica', depois: 'Não' },
          { campo: expect.stringContaining('· Supervisor'), antes: 'de fábrica', depois: 'Sim' },
        ],
        desfaz: true,
      })
    })

    it('desfaz pela entrada da auditoria, e volta ao de fábrica com a versão que segue', async () => {
      await mudar([{ tipo: 'OPERADOR', acao: 'TICKET_VER', autorizado: false }])
      expect((await desfazer((await ultima()).id)).status).toBe(200)
      expect((await daCarga('OPERADOR')).has('TICKET_VER')).toBe(true)
      expect((await listar()).corpo.decididas).toEqual([
        { tipo: 'OPERADOR', acao: 'TICKET_VER', autorizado: null, versao: 2 },
      ])
      const volta = await ultima()
      expect(volta).toMatchObject({
        acao: 'Desfez',
        oQue: 'Permissão de tipo de conta: Ver tickets · Operador',
      })
      await mudar([{ tipo: 'OPERADOR', acao: 'TICKET_VER', autorizado: false, versao: 2 }])
      const nova = await ultima()
      await banco().update(permissao).set({ autorizado: true })
      expect((await desfazer(nova.id)).erro.codigo).toBe('AJUSTE_JA_MUDOU')
    })

    it('ADM-03 uma mudança antiga se desfaz enquanto ninguém tocou no mesmo, mesmo que não seja a última', async () => {
      await mudar([{ tipo: 'OPERADOR', acao: 'TICKET_VER', autorizado: false }])
      const antiga = await ultima()
      await mudar([{ tipo: 'SUPERVISOR', acao: 'AUDITORIA_VER', autorizado: true }])
      expect((await entradas()).find(({ id }) => id === antiga.id)?.desfaz).toBe(true)
      expect((await desfazer(antiga.id)).status).toBe(200)
      expect((await daCarga('OPERADOR')).has('TICKET_VER')).toBe(true)
      expect((await daCarga('SUPERVISOR')).has('AUDITORIA_VER')).toBe(true)
      expect((await entradas()).find(({ id }) => id === antiga.id)?.desfaz).toBe(false)
      expect((await desfazer(antiga.id)).erro.codigo).toBe('AJUSTE_JA_MUDOU')
    })

    it('409 a versão que outra pessoa mudou: nada do rascunho se grava; de dois ao mesmo tempo, um', async () => {
      await mudar([{ tipo: 'OPERADOR', acao: 'TICKET_VER', autorizado: false }])
      const rascunho: Mudanca[] = [
        { tipo: 'OPERADOR', acao: 'TICKET_ABRIR', autorizado: false },
        { tipo: 'OPERADOR', acao: 'TICKET_VER', autorizado: null },
      ]
      expect((await mudar(rascunho)).erro.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA')
      expect((await daCarga('OPERADOR')).has('TICKET_ABRIR')).toBe(true)
      const outro = [...rascunho.slice(0, 1)]
      const duas = await Promise.all([mudar(outro), mudar(outro)])
      expect(duas.map(({ status }) => status).toSorted()).toEqual([200, 409])
      // Each other's cells are not in the way.
      const cada = await Promise.all(
        tiposDeUsuario.map((tipo) => mudar([{ tipo, acao: 'FAQ_AVALIAR', autorizado: false }])),
      )
      expect(cada.map(({ status }) => status)).toEqual(tiposDeUsuario.map(() => 200))
    })

    it('o que já é assim não conta', async () => {
      await mudar([{ tipo: 'OPERADOR', acao: 'TICKET_VER', autorizado: false }])
      const antes = await entradas()
      const igual = await mudar([{ tipo: 'OPERADOR', acao: 'TICKET_VER', autorizado: false, versao: 1 }])
      expect([igual.status, igual.corpo.message]).toEqual([200, 'Nada mudou.'])
      expect(await entradas()).toHaveLength(antes.length)
    })

    it.each(ACOES.filter(({ sempreDoAdmin }) => sempreDoAdmin).map(({ nome }) => nome))(
      '422 %s não se tira do administrador; e, tirado à mão no banco, continua dele',
      async (acao) => {
        const { status, erro } = await mudar([
          { tipo: 'OPERADOR', acao: 'TICKET_VER', autorizado: false },
          { tipo: 'ADMIN', acao, autorizado: false },
        ])
        expect([status, erro.campos?.mudancas]).toEqual([422, expect.stringContaining('sempre pode isto')])
        expect((await daCarga('OPERADOR')).has('TICKET_VER')).toBe(true)
        await banco().insert(permissao).values({ tipo: 'ADMIN', acao, autorizado: false })
        const idAdmin = await idDe('ADMIN')
        await banco().insert(permissaoDaPessoa).values({ colaboradorId: idAdmin, acao, autorizado: false })
        expect((await listar()).status).toBe(200)
        expect((await daCarga('ADMIN')).has(acao)).toBe(true)
      },
    )

    it('422 o que não é do público, o que não existe, o repetido e o vazio', async () => {
      const recusa = async (mudancas: unknown[]) =>
        (await teste.chamar(mudarPermissoes, { corpo: { mudancas }, token: await token() })).status
      const uma = { tipo: 'OPERADOR', acao: 'TICKET_VER', autorizado: false, versao: 0 }
      expect(await recusa([{ ...uma, tipo: 'CONSUMIDOR_FINAL', acao: 'TICKET_INTERNO' }])).toBe(422)
      expect(await recusa([{ ...uma, acao: 'INVENTADA' }])).toBe(422)
      expect(await recusa([{ ...uma, tipo: 'NINGUEM' }])).toBe(422)
      expect(await recusa([uma, uma])).toBe(422)
      expect(await recusa([])).toBe(422)
    })

    it('quem não é administrador só dá o que tem, e não mexe nos administradores', async () => {
      const cabe: Mudanca = { tipo: 'OPERADOR', acao: 'CAMPANHA_GERIR', autorizado: true }
      await mudar([{ tipo: 'GERENTE', acao: 'PERMISSAO_CONFIGURAR', autorizado: true }])
      expect((await mudar([cabe], 'GERENTE')).status).toBe(200)
      const recusas = await Promise.all([
        mudar([{ ...cabe, acao: 'AUDITORIA_VER' }], 'GERENTE'),
        mudar([{ ...cabe, tipo: 'ADMIN', acao: 'TICKET_VER', autorizado: false }], 'GERENTE'),
        mudar([{ ...cabe, tipo: 'GERENTE', acao: 'PARAMETRO_CONFIGURAR' }], 'GERENTE'),
      ])
      expect(recusas.map(({ status }) => status)).toEqual([422, 422, 422])
    })

    it('401 sem sessão, 403 para quem não configura, em cada rota', async () => {
      const rotas = [
        [listarPermissoes, {}],
        [
          mudarPermissoes,
          { corpo: { mudancas: [{ tipo: 'OPERADOR', acao: 'TICKET_VER', autorizado: false, versao: 0 }] } },
        ],
        [quemPode, { params: { acao: 'TICKET_VER' } }],
        [pesquisarPessoas, {}],
        [oQueAPessoaPode, { params: { idColab: 1 } }],
        [
          decidirDaPessoa,
          {
            params: { idColab: 1 },
            corpo: { acao: 'TICKET_VER', autorizado: true, motivo: 'Um motivo', versao: 0 },
          },
        ],
      ] as const
      for (const [contrato, entrada] of rotas) {
        const pedir = (quemPede?: string) =>
          teste.chamar(contrato as never, { ...entrada, token: quemPede } as never)
        expect((await pedir()).status).toBe(401)
        for (const conta of ['GERENTE', 'OPERADOR', 'CONSUMIDOR_FINAL'] as const)
          expect((await pedir(await token(conta))).status).toBe(403)
      }
    })

    it('403 quem não vê o negócio inteiro não decide, ainda que o banco lhe dê a ação', async () => {
      await banco()
        .insert(permissao)
        .values({ tipo: 'OPERADOR', acao: 'PERMISSAO_CONFIGURAR', autorizado: true })
      expect(
        (await mudar([{ tipo: 'OPERADOR', acao: 'FAQ_VER', autorizado: false }], 'OPERADOR')).status,
      ).toBe(403)
      expect((await decidir(await idDe('GERENTE'), {}, 'OPERADOR')).status).toBe(403)
    })
  })

  describe('de uma pessoa', () => {
    it('dá só a ela, com o motivo e quem deu; aparece na matriz, em quem pode e na auditoria', async () => {
      const [operador, admin] = [await idDe('OPERADOR'), await idDe('ADMIN')]
      const { status, corpo } = await decidir(operador, {})
      expect(status).toBe(200)
      expect(corpo.message).toMatch(/ agora pode: Ver e exportar a auditoria/)
      expect((await daCarga('OPERADOR')).has('AUDITORIA_VER')).toBe(true)
      expect((await autorizacoesPorTipo(banco()))('OPERADOR').has('AUDITORIA_VER')).toBe(false)
      const [{ nome } = { nome: '' }] = await banco()
        .select()
        .from(colaborador)
        .where(eq(colaborador.id, admin))
      expect((await listar()).corpo.excecoes).toEqual([
        expect.objectContaining({
          idColab: operador,
          acao: 'AUDITORIA_VER',
          autorizado: true,
          motivo: 'Cobre férias',
          quem: nome,
          versao: 1,
        }),
      ])
      const podem = (await quem('AUDITORIA_VER')).corpo.itens
      expect(podem.find(({ id }) => id === operador)).toMatchObject({ tipo: 'OPERADOR', porque: 'PESSOA' })
      expect(podem.find(({ id }) => id === admin)).toMatchObject({ porque: 'SEMPRE' })
      expect((await ultima()).mudancas).toEqual([
        { campo: 'Pode', antes: 'como o tipo de conta', depois: 'Sim' },
        { campo: 'Motivo', antes: '—', depois: 'Cobre férias' },
      ])
    })

    it('tira só dela, vale sobre o tipo, e volta a ele; 409 com a versão de antes', async () => {
      const operador = await idDe('OPERADOR')
      const tirar = { acao: 'TICKET_VER', autorizado: false }
      expect((await decidir(operador, tirar)).status).toBe(200)
      expect((await teste.chamar(listarTickets, { token: await token('OPERADOR') })).status).toBe(403)
      expect((await quem('TICKET_VER')).corpo.itens.map(({ id }) => id)).not.toContain(operador)
      expect((await decidir(operador, tirar)).erro.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA')
      const volta = await decidir(operador, { ...tirar, autorizado: null, versao: 1 })
      expect(volta.corpo.message).toContain('volta ao que o tipo de conta pode')
      expect((await daCarga('OPERADOR')).has('TICKET_VER')).toBe(true)
      expect((await listar()).corpo.excecoes).toEqual([])
      const { acoes } = (await daPessoa(operador)).corpo
      expect(acoes.find(({ acao }) => acao === 'TICKET_VER')).toEqual({
        ...{ acao: 'TICKET_VER', descricao: 'Ver tickets', pode: true, porque: 'PADRAO', versao: 2 },
      })
      // By the entry, the decision and its reason.
      expect((await desfazer((await ultima()).id)).status).toBe(200)
      expect((await listar()).corpo.excecoes).toMatchObject([{ autorizado: false, motivo: 'Cobre férias' }])
    })

    it('o que a tela diz de cada pessoa é o que a porta faz, e por que', async () => {
      const [operador, gerente] = [await idDe('OPERADOR'), await idDe('GERENTE')]
      await mudar([
        { tipo: 'OPERADOR', acao: 'TICKET_LINK', autorizado: false },
        { tipo: 'OPERADOR', acao: 'CAMPANHA_GERIR', autorizado: true },
      ])
      await decidir(operador, { acao: 'TICKET_LINK', autorizado: true })
      await decidir(operador, { acao: 'FAQ_VER', autorizado: false })
      const fv = { escopo: 'VENDEDOR' as const, alvoId: gerente, valores: { escondeMargem: true } }
      const [escondida] = await banco().insert(configuracaoFv).values(fv).returning()
      const contas = await Promise.all(tiposDeUsuario.map(idDe))
      const { daPessoa: podeDe, onde } = await lerQuemPode(banco())
      for (const id of contas) {
        const { pessoa, acoes } = (await daPessoa(id)).corpo
        const sessao = await comoSeEntrasse(banco(), id, teste.agora())
        expect(acoes.filter(({ pode }) => pode).map(({ acao }) => acao)).toEqual([
          ...(sessao?.autorizacoes ?? []),
        ])
        if (id !== gerente) expect(podeDe(pessoa)).toEqual(sessao?.autorizacoes)
      }
      const porque = async (id: number, acao: Acao) => {
        const dela = (await daPessoa(id)).corpo.acoes.find((outra) => outra.acao === acao)
        return [dela?.pode, dela?.porque]
      }
      expect(await porque(operador, 'TICKET_LINK')).toEqual([true, 'PESSOA'])
      expect(await porque(operador, 'FAQ_VER')).toEqual([false, 'PESSOA'])
      expect(await porque(operador, 'CAMPANHA_GERIR')).toEqual([true, 'TIPO'])
      expect(await porque(gerente, 'PEDIDO_MARGEM')).toEqual([false, 'FORCA_DE_VENDAS'])
      const comLink = await banco()
        .select({ id: colaborador.id })
        .from(colaborador)
        .where(onde((autorizacoes) => autorizacoes.has('TICKET_LINK')))
      const ids = comLink.map(({ id }) => id)
      expect([ids.includes(operador), ids.includes(gerente)]).toEqual([true, true])
      await banco()
        .delete(configuracaoFv)
        .where(eq(configuracaoFv.id, escondida?.id ?? 0))
    })

    it('403 ninguém decide de si; 422 o que não cabe no tipo, sem motivo; 404 quem não existe', async () => {
      expect((await decidir(await idDe('ADMIN'), {})).erro.codigo).toBe('PERMISSAO_PROPRIA')
      const operador = await idDe('OPERADOR')
      const campos = async (corpo: object) => (await decidir(operador, corpo)).erro.campos
      expect(await campos({ acao: 'PERMISSAO_CONFIGURAR' })).toEqual({
        acao: 'Só quem vê o negócio inteiro pode isto.',
      })
      expect(await campos({ acao: 'TICKET_AVALIAR' })).toEqual({ acao: 'Isto é só para o consumidor final.' })
      expect(Object.keys((await campos({ motivo: ' ' })) ?? {})).toEqual(['motivo'])
      expect((await decidir(987_654, {})).status).toBe(404)
      expect((await daPessoa(987_654)).status).toBe(404)
    })

    it('procura pessoas sem olhar acentos, e pagina quem pode', async () => {
      const [alguem] = await banco()
        .select()
        .from(colaborador)
        .where(eq(colaborador.id, await idDe('GERENTE')))
      const { itens } = (
        await teste.chamar(pesquisarPessoas, {
          query: { q: alguem?.nome.toUpperCase() },
          token: await token(),
        })
      ).corpo
      expect(itens.map(({ id }) => id)).toContain(alguem?.id)
      const primeira = (await quem('TICKET_VER', { take: 2 })).corpo
      expect(primeira.itens).toHaveLength(2)
      expect(primeira.paginator.haMais ?? primeira.paginator.paginas > 1).toBe(true)
      const achado = (await quem('TICKET_VER', { termo: alguem?.nome })).corpo.itens
      expect(achado.map(({ id }) => id)).toContain(alguem?.id)
      expect(
        (await teste.chamar(quemPode, { params: { acao: 'INVENTADA' as never }, token: await token() }))
          .status,
      ).toBe(404)
    })
  })
})
