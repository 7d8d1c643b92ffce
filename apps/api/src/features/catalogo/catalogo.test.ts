import { desfazerAjuste, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { CATALOGO, CONTRATOS_DO_CATALOGO } from '@balcao/dominio/catalogo/assuntos'
import { listarSetores } from '@balcao/dominio/setores/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { calendarioDaFilial } from '../filiais/queries.ts'
import { setor } from '../setores/tabelas.ts'
import { ticketEtapa, ticketMenu } from '../tickets/nucleo/tabelas-catalogo.ts'

const { setor: setores, 'menu-de-tickets': menus, 'situacao-de-tickets': situacoes } = CONTRATOS_DO_CATALOGO

describe('ADM-05 o catálogo de tickets', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  let feitos = 0
  const umNome = () => `Equipe ${++feitos}`
  const comToken = async (quem: TipoDeUsuario = 'ADMIN') => ({ token: await teste.tokenDe(quem) })
  const lista = async () => (await teste.chamar(setores.listar, await comToken())).corpo
  const criar = async (nome = umNome(), quem: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(setores.criar, { corpo: { valores: { nome } }, ...(await comToken(quem)) })
  const alterar = async (idLinha: number, nome: string, versao: number) =>
    teste.chamar(setores.alterar, {
      params: { idLinha },
      corpo: { valores: { nome }, versao },
      ...(await comToken()),
    })
  const ir = async (para: 'retirar' | 'restaurar', idLinha: number, versao: number) =>
    teste.chamar(setores[para], { params: { idLinha }, corpo: { versao }, ...(await comToken()) })
  const oferecidos = async () =>
    (await teste.chamar(listarSetores, await comToken('OPERADOR'))).corpo.itens.map(({ nome }) => nome)
  const ultimaEntrada = async () => {
    const { corpo } = await teste.chamar(listarAuditoria, { query: {}, ...(await comToken()) })
    const [entrada] = corpo.itens
    if (!entrada) throw new Error('nada foi registrado')
    return entrada
  }
  const desfazer = async () =>
    teste.chamar(desfazerAjuste, { params: { idEntrada: (await ultimaEntrada()).id }, ...(await comToken()) })

  it('cada linha diz quem a mudou, também onde várias pessoas mudaram a própria conta', async () => {
    const { corpo } = await criar()
    const linha = async () => (await lista()).itens.find(({ id }) => id === corpo.id)
    const quem = (await linha())?.atualizadaPor
    await teste
      .negocio()
      .banco.update(colaborador)
      .set({ atualizadoPor: sql`${colaborador.id}` })
    expect([quem, (await linha())?.atualizadaPor]).toEqual([expect.any(String), quem])
  })

  it('cria, altera, retira e traz de volta; quem lê a tabela vê na hora, e a auditoria diz antes e depois', async () => {
    const nome = umNome()
    const { corpo, status } = await criar(nome)
    expect([status, corpo]).toMatchObject([200, { message: `Setor “${nome}” criado.`, versao: 1 }])
    expect(await oferecidos()).toContain(nome)
    const novo = umNome()
    expect((await alterar(corpo.id, novo, 1)).corpo).toMatchObject({ versao: 2 })
    expect(await oferecidos()).toEqual(expect.not.arrayContaining([nome]))
    expect(await ultimaEntrada()).toMatchObject({
      oQue: `Setor: ${novo}`,
      acao: 'Alterou',
      mudancas: [{ campo: 'Nome', antes: nome, depois: novo }],
      desfaz: true,
    })
    expect((await ir('retirar', corpo.id, 2)).status).toBe(200)
    expect(await oferecidos()).not.toContain(novo)
    expect(await ultimaEntrada()).toMatchObject({
      acao: 'Retirou',
      mudancas: [{ campo: 'Em uso', antes: 'Sim', depois: 'Não' }],
    })
    expect((await lista()).itens).toContainEqual(
      expect.objectContaining({ id: corpo.id, nome: novo, ativo: false, versao: 3 }),
    )
    expect((await ir('restaurar', corpo.id, 3)).status).toBe(200)
    expect(await oferecidos()).toContain(novo)
  })

  it('401 sem sessão, 403 para quem não configura o catálogo', async () => {
    expect((await teste.chamar(setores.criar, { corpo: { valores: { nome: 'x' } } })).status).toBe(401)
    expect((await criar(umNome(), 'GERENTE')).status).toBe(403)
    expect((await teste.chamar(setores.listar, await comToken('GERENTE'))).status).toBe(403)
  })

  it('404 do que não existe, e de pôr em ordem o que não tem ordem própria', async () => {
    expect((await alterar(9_999_999, umNome(), 1)).status).toBe(404)
    expect((await ir('retirar', 9_999_999, 1)).status).toBe(404)
    const { corpo } = await criar()
    const mover = { params: { idLinha: corpo.id }, corpo: { posicao: 1, versao: 1 }, ...(await comToken()) }
    expect((await teste.chamar(setores.mover, mover)).status).toBe(404)
  })

  it('409 a quem viu outra versão, e um só de dois ao mesmo tempo', async () => {
    const { corpo } = await criar()
    const [um, outro] = await Promise.all([alterar(corpo.id, umNome(), 1), alterar(corpo.id, umNome(), 1)])
    expect([um.status, outro.status].toSorted()).toEqual([200, 409])
    expect((await ir('retirar', corpo.id, 1)).erro.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA')
    expect((await ir('restaurar', corpo.id, 2)).erro.codigo).toBe('AJUSTE_NAO_RETIRADO')
    await ir('retirar', corpo.id, 2)
    expect((await ir('retirar', corpo.id, 3)).erro.codigo).toBe('AJUSTE_RETIRADO')
    expect((await alterar(corpo.id, umNome(), 3)).erro.codigo).toBe('AJUSTE_RETIRADO')
  })

  it('422 no campo: vazio, longo, repetido por outras letras, e o repetido que foi retirado', async () => {
    expect((await criar('')).erro.campos).toEqual({ 'valores.nome': 'Campo obrigatório' })
    expect((await criar('x'.repeat(61))).erro.campos).toEqual({ 'valores.nome': expect.any(String) })
    const nome = 'Expedição Noturna'
    const { corpo } = await criar(nome)
    expect((await criar('EXPEDICAO noturna')).erro.campos).toEqual({ 'valores.nome': `Já existe “${nome}”.` })
    await ir('retirar', corpo.id, 1)
    expect((await criar(nome)).erro.campos).toEqual({
      'valores.nome': `“${nome}” está entre os retirados: traga de volta.`,
    })
    const semCampo = { corpo: { valores: {} }, ...(await comToken()) }
    expect((await teste.chamar(setores.criar, semCampo)).status).toBe(422)
  })

  it('o que está em uso não se retira, e a recusa diz o que se quebraria', async () => {
    const { corpo } = await criar()
    const { banco } = teste.negocio()
    const [modelo] = await banco.select().from(ticketEtapa).limit(1)
    if (!modelo) throw new Error('a demonstração não tem etapas')
    const { id: _id, ...etapa } = modelo
    const nova = { ...etapa, ordem: 90, setorId: corpo.id }
    const [feita] = await banco.insert(ticketEtapa).values(nova).returning({ id: ticketEtapa.id })
    const { erro, status } = await ir('retirar', corpo.id, 1)
    expect([status, erro.codigo]).toEqual([409, 'AJUSTE_EM_USO'])
    expect(erro.message).toMatch(/está em uso, e por isso não se retira:\n• 1 etapa por que passam tickets$/)
    expect((await lista()).itens.find(({ id }) => id === corpo.id)?.ativo).toBe(true)
    await banco.delete(ticketEtapa).where(eq(ticketEtapa.id, feita?.id ?? 0))
    expect((await ir('retirar', corpo.id, 1)).status).toBe(200)
  })

  it('desfaz cada mudança dali, enquanto nada mudou depois; o que se criou se retira', async () => {
    const nome = umNome()
    const { corpo } = await criar(nome)
    const gravado = async () =>
      (await teste.negocio().banco.select().from(setor).where(eq(setor.id, corpo.id)))[0]
    await alterar(corpo.id, umNome(), 1)
    expect((await desfazer()).status).toBe(200)
    expect(await gravado()).toMatchObject({ nome, ativo: true, versao: 3 })
    await ir('retirar', corpo.id, 3)
    expect((await desfazer()).status).toBe(200)
    expect(await gravado()).toMatchObject({ ativo: true })
    const outro = (await criar()).corpo
    expect((await desfazer()).status).toBe(200)
    expect((await lista()).itens.find(({ id }) => id === outro.id)?.ativo).toBe(false)
    const { id: idEntrada } = await ultimaEntrada()
    await teste.negocio().banco.update(setor).set({ ativo: true }).where(eq(setor.id, outro.id))
    const tarde = await teste.chamar(desfazerAjuste, { params: { idEntrada }, ...(await comToken()) })
    expect(tarde.erro.codigo).toBe('AJUSTE_JA_MUDOU')
  })

  it('põe em ordem, e a ordem se desfaz como tudo', async () => {
    const emOrdem = async () =>
      (await teste.chamar(menus.listar, await comToken())).corpo.itens
        .filter(({ ativo }) => ativo)
        .map(({ nome }) => nome)
    const antes = await emOrdem()
    const feito = await teste.chamar(menus.criar, {
      corpo: { valores: { descricao: 'Sugestão' } },
      ...(await comToken()),
    })
    expect(await emOrdem()).toEqual([...antes, 'Sugestão'])
    const [gravado] = await teste
      .negocio()
      .banco.select()
      .from(ticketMenu)
      .where(eq(ticketMenu.id, feito.corpo.id))
    expect(gravado?.chave).toMatch(/^SUGESTAO_\d+$/)
    await teste.chamar(menus.mover, {
      params: { idLinha: feito.corpo.id },
      corpo: { posicao: 1, versao: 1 },
      ...(await comToken()),
    })
    expect(await emOrdem()).toEqual(['Sugestão', ...antes])
    expect(await ultimaEntrada()).toMatchObject({
      acao: 'Mudou a ordem',
      mudancas: [{ campo: 'Posição', antes: String(antes.length + 1), depois: '1' }],
    })
    expect((await desfazer()).status).toBe(200)
    expect(await emOrdem()).toEqual([...antes, 'Sugestão'])
  })

  it('o que uma situação significa não muda depois de criada; a última que finaliza não se retira', async () => {
    const { corpo } = await teste.chamar(situacoes.listar, await comToken())
    const fim = corpo.itens.find(({ valores }) => valores.situacao === 'FINALIZADO')
    if (!fim) throw new Error('a demonstração não tem situação final')
    const alterada = await teste.chamar(situacoes.alterar, {
      params: { idLinha: fim.id },
      corpo: { valores: { ...fim.valores, situacao: 'ABERTO' } as never, versao: fim.versao },
      ...(await comToken()),
    })
    expect(alterada.erro.campos).toEqual({
      'valores.situacao': 'O que significa não muda depois de criado.',
    })
    const retirada = await teste.chamar(situacoes.retirar, {
      params: { idLinha: fim.id },
      corpo: { versao: fim.versao },
      ...(await comToken()),
    })
    expect(retirada.erro.message).toContain('é a única que diz que o ticket acabou')
  })

  it('o expediente e os feriados mudam o calendário por que os prazos contam', async () => {
    const { banco } = teste.negocio()
    const { turno, feriado } = CONTRATOS_DO_CATALOGO
    const [filial] = (await teste.chamar(turno.listar, await comToken())).corpo.itens
    const filialId = Number(filial?.valores.filialId)
    const domingo = async () =>
      (await calendarioDaFilial(banco, filialId)).expediente.filter(({ diaDaSemana }) => diaDaSemana === 0)
    const valores = { filialId: String(filialId), diaDaSemana: '0', inicio: '08:00', fim: '12:00' }
    const criarTurno = async (mudanca: object) =>
      teste.chamar(turno.criar, { corpo: { valores: { ...valores, ...mudanca } }, ...(await comToken()) })
    expect((await criarTurno({ fim: '07:00' })).erro.campos).toEqual({
      'valores.fim': 'O turno acaba depois de começar.',
    })
    expect((await criarTurno({ inicio: '8h' })).erro.campos).toEqual({
      'valores.inicio': 'O campo é inválido',
    })
    expect((await criarTurno({ filialId: '999999' })).erro.campos).toEqual({
      'valores.filialId': 'O campo é inválido',
    })
    const criado = (await criarTurno({})).corpo
    expect(await domingo()).toEqual([{ diaDaSemana: 0, inicio: '08:00', fim: '12:00' }])
    const saida = { params: { idLinha: criado.id }, corpo: { versao: 1 }, ...(await comToken()) }
    await teste.chamar(turno.retirar, saida)
    expect(await domingo()).toEqual([])
    const dia = { data: '2031-03-03', nome: 'Aniversário da cidade', filialId: String(filialId) }
    const folga = await teste.chamar(feriado.criar, { corpo: { valores: dia }, ...(await comToken()) })
    expect((await calendarioDaFilial(banco, filialId)).feriados).toContain(dia.data)
    expect(await ultimaEntrada()).toMatchObject({
      oQue: 'Feriado: Aniversário da cidade',
      mudancas: expect.arrayContaining([{ campo: 'Data', antes: '—', depois: '03/03/2031' }]),
    })
    const fim = { params: { idLinha: folga.corpo.id }, corpo: { versao: 1 }, ...(await comToken()) }
    await teste.chamar(feriado.retirar, fim)
    expect((await calendarioDaFilial(banco, filialId)).feriados).not.toContain(dia.data)
  })

  it('o último motivo que conclui um tipo não se retira; a origem dos canais também não', async () => {
    const { 'motivo-de-finalizacao': motivos, 'origem-de-tickets': origens } = CONTRATOS_DO_CATALOGO
    const { itens } = (await teste.chamar(motivos.listar, await comToken())).corpo
    const doTipo = itens.filter(({ valores }) => valores.conclui === 'S' && valores.tipoId !== '')
    const [um] = doTipo
    const irmaos = doTipo.filter(({ valores }) => valores.tipoId === um?.valores.tipoId)
    const respostas = []
    for (const { id, versao } of irmaos)
      respostas.push(
        await teste.chamar(motivos.retirar, {
          params: { idLinha: id },
          corpo: { versao },
          ...(await comToken()),
        }),
      )
    expect(respostas.map(({ status }) => status)).toEqual([...irmaos.slice(1).map(() => 200), 409])
    expect(respostas.at(-1)?.erro.message).toContain('1 tipo em uso ficaria sem motivo para concluir')
    const deFora = (await teste.chamar(origens.listar, await comToken())).corpo.itens
    const email = deFora.find(({ nome }) => nome === 'E-mail')
    const retirada = await teste.chamar(origens.retirar, {
      params: { idLinha: email?.id ?? 0 },
      corpo: { versao: email?.versao ?? 0 },
      ...(await comToken()),
    })
    expect(retirada.erro.message).toContain('chegam por e-mail')
  })

  it.each(Object.entries(CATALOGO))(
    '%s: cada campo é uma coluna, e a lista se lê inteira',
    async (assunto) => {
      const { listar } = CONTRATOS_DO_CATALOGO[assunto as keyof typeof CATALOGO]
      const { status, corpo } = await teste.chamar(listar, await comToken())
      expect(status).toBe(200)
      for (const linha of corpo.itens)
        expect(Object.keys(linha.valores)).toEqual(
          Object.keys(CATALOGO[assunto as keyof typeof CATALOGO].campos),
        )
    },
  )
})
