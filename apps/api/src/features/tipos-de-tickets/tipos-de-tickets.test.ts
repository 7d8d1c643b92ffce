import { desfazerAjuste, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { listarMotivosDeFinalizacao, listarTipos } from '@balcao/dominio/tickets/catalogo/contratos'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import type { ConteudoDoTipo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import {
  criarTipoDeTicket,
  descartarRascunhoDoTipo,
  guardarRascunhoDoTipo,
  listarTiposDaAdministracao,
  moverTicketsDeVersao,
  obterTipoDaAdministracao,
  previaDaMudancaDeVersao,
  publicarTipoDeTicket,
  restaurarTipoDeTicket,
  retirarTipoDeTicket,
} from '@balcao/dominio/tipos-de-tickets/contratos'
import { SEM_COMO_CONCLUIR } from '@balcao/dominio/tipos-de-tickets/regras'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { comParametros } from '../../../test/com-parametros.ts'
import { usarFluxo } from '../../../test/fluxo-de-tickets.ts'
import { motivoFinalizacao } from '../tickets/nucleo/tabelas-catalogo.ts'

describe('ADM-05 tipos de ticket, do rascunho à publicação', () => {
  const fluxo = usarFluxo()
  const comToken = async (quem: TipoDeUsuario = 'ADMIN') => ({ token: await fluxo.teste.tokenDe(quem) })
  const params = (idTipo: number) => ({ params: { idTipo } })
  const obter = async (id: number) =>
    (await fluxo.teste.chamar(obterTipoDaAdministracao, { ...params(id), ...(await comToken()) })).corpo
  const guardar = async (id: number, conteudo: ConteudoDoTipo, versao: number) =>
    fluxo.teste.chamar(guardarRascunhoDoTipo, {
      ...params(id),
      corpo: { conteudo, versao },
      ...(await comToken()),
    })
  const publicar = async (id: number, versao: number, quem: TipoDeUsuario = 'ADMIN') =>
    fluxo.teste.chamar(publicarTipoDeTicket, { ...params(id), corpo: { versao }, ...(await comToken(quem)) })
  const abertos = async () =>
    (await fluxo.teste.chamar(listarTipos, await comToken('GERENTE'))).corpo.itens.map(({ desc }) => desc)
  const desfazer = async () => {
    const { corpo } = await fluxo.teste.chamar(listarAuditoria, { query: {}, ...(await comToken()) })
    return fluxo.teste.chamar(desfazerAjuste, {
      params: { idEntrada: corpo.itens[0]?.id ?? 0 },
      ...(await comToken()),
    })
  }

  let feitos = 0
  /** A type of its own, with three steps in line, in force. */
  async function tipoPublicado() {
    const nome = `Vistoria ${++feitos}`
    const modelo = await fluxo.tipoDe('PRORROGACAO_BOLETO')
    const { corpo } = await fluxo.teste.chamar(criarTipoDeTicket, {
      corpo: { nome, modelo: modelo.id },
      ...(await comToken()),
    })
    const { rascunhado, versao } = await obter(corpo.id)
    const [primeira] = rascunhado.etapas
    if (!primeira) throw new Error('o modelo não tem etapas')
    const etapa = (chave: string, permiteFinalizar = false) => ({
      ...primeira,
      ...{ chave, nome: `Passo ${chave}`, requisito: null, saidas: [], desvio: false, permiteFinalizar },
    })
    const conteudo = {
      ...rascunhado,
      ...{ usaProrrogacao: 0, motivosObrigatorio: false, motivos: [] },
      etapas: [etapa('a'), etapa('b'), etapa('c', true)],
    }
    expect((await guardar(corpo.id, conteudo, versao)).status).toBe(200)
    expect((await publicar(corpo.id, versao + 1)).status).toBe(200)
    const { chave } = await obter(corpo.id)
    return { id: corpo.id, nome, chave }
  }

  it('nasce rascunho a partir de outro, fora de uso; publicado, abre-se na hora', async () => {
    const modelo = await fluxo.tipoDe('DEVOLUCAO_PARCIAL')
    const nome = `Avaria ${++feitos}`
    const pedido = { corpo: { nome, modelo: modelo.id }, ...(await comToken()) }
    const { corpo } = await fluxo.teste.chamar(criarTipoDeTicket, pedido)
    expect(await obter(corpo.id)).toMatchObject({
      nome,
      ativo: false,
      numero: 0,
      rascunho: true,
      problemas: [],
    })
    expect(await abertos()).not.toContain(nome)
    const restaurar = { ...params(corpo.id), corpo: {}, ...(await comToken()) }
    const nunca = await fluxo.teste.chamar(restaurarTipoDeTicket, restaurar)
    expect([nunca.status, nunca.erro.codigo]).toEqual([409, 'TIPO_SEM_RASCUNHO'])
    expect((await publicar(corpo.id, 1)).corpo.message).toBe(`“${nome}”: a versão 1 está em vigor.`)
    expect(await abertos()).toContain(nome)
    const { publicado } = await obter(corpo.id)
    expect(publicado.etapas.length).toBeGreaterThan(2)
    expect(publicado.motivos.length).toBeGreaterThan(0)
    expect((await fluxo.teste.chamar(criarTipoDeTicket, pedido)).erro.campos).toEqual({
      nome: `Já existe “${nome}”.`,
    })
  })

  it('401 sem sessão, 403 a quem não configura, 404 do que não há', async () => {
    expect((await fluxo.teste.chamar(listarTiposDaAdministracao)).status).toBe(401)
    expect((await fluxo.teste.chamar(listarTiposDaAdministracao, await comToken('GERENTE'))).status).toBe(403)
    expect((await publicar(1, 1, 'GERENTE')).status).toBe(403)
    const semTipo = { ...params(9_999_999), ...(await comToken()) }
    expect((await fluxo.teste.chamar(obterTipoDaAdministracao, semTipo)).status).toBe(404)
    expect((await publicar(9_999_999, 1)).status).toBe(404)
    const previa = { ...semTipo, query: { numero: 1 } }
    expect((await fluxo.teste.chamar(previaDaMudancaDeVersao, previa)).status).toBe(404)
  })

  it('o rascunho não muda nada, diz o que mudaria e o que o impede, e dois ao mesmo tempo se encontram', async () => {
    const { id, nome } = await tipoPublicado()
    const { publicado } = await obter(id)
    const presa = { ...publicado, descricao: `${nome} nova`, etapas: publicado.etapas.slice(0, 2) }
    expect((await guardar(id, presa, 0)).status).toBe(200)
    expect((await guardar(id, presa, 0)).erro.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA')
    expect(await abertos()).toContain(nome)
    const agora = await obter(id)
    expect(agora.problemas.map(({ mensagem }) => mensagem)).toEqual([
      expect.stringMatching(/^Volta sem saída/),
      expect.stringMatching(/^Beco sem saída/),
    ])
    expect(agora.diferencas).toContainEqual({
      ...{ onde: 'tipo', como: 'muda', oQue: 'Nome' },
      ...{ antes: nome, depois: `${nome} nova` },
    })
    const recusada = await publicar(id, 1)
    expect([recusada.status, recusada.erro.codigo]).toEqual([409, 'TIPO_COM_PROBLEMAS'])
    expect(recusada.erro.message).toMatch(/• Beco sem saída/)
    const semEtapas = { conteudo: { ...presa, etapas: 'x' }, versao: 1 }
    const torto = { ...params(id), corpo: semEtapas, ...(await comToken()) }
    expect((await fluxo.teste.chamar(guardarRascunhoDoTipo, torto)).status).toBe(422)
    const descartar = { ...params(id), corpo: { versao: 1 }, ...(await comToken()) }
    expect((await fluxo.teste.chamar(descartarRascunhoDoTipo, descartar)).status).toBe(200)
    expect(await obter(id)).toMatchObject({ rascunho: false, versao: 0, diferencas: [] })
    expect((await publicar(id, 1)).status).toBe(409)
  })

  it('tickets abertos ficam na versão em que estavam e andam nela; movidos, depois de vistos, seguem na nova', async () => {
    const { id, chave } = await tipoPublicado()
    const { id: velho } = await fluxo.abrir({ tipo: chave })
    const { publicado } = await obter(id)
    const [a, b, c] = publicado.etapas
    if (!a || !b || !c) throw new Error('o tipo não tem as três etapas')
    // The second step goes, another comes in its place.
    const nova = { ...b, chave: 'x', nome: 'Perícia' }
    await guardar(id, { ...publicado, etapas: [a, nova, c] }, 0)
    expect((await publicar(id, 1)).status).toBe(200)
    const { id: novo } = await fluxo.abrir({ tipo: chave })
    await fluxo.agir(avancarEtapa, velho, { versao: 1 })
    await fluxo.agir(avancarEtapa, novo, { versao: 1 })
    expect([await fluxo.etapaDe(velho), await fluxo.etapaDe(novo)]).toEqual(['Passo b', 'Perícia'])
    expect((await obter(id)).versoes).toEqual([
      { numero: 1, abertos: 1 },
      { numero: 2, abertos: 1 },
    ])
    expect((await obter(id)).abertosPorEtapa).toEqual([
      { numero: 1, etapa: 'Passo b', tickets: 1 },
      { numero: 2, etapa: 'Perícia', tickets: 1 },
    ])
    const previa = async () =>
      (
        await fluxo.teste.chamar(previaDaMudancaDeVersao, {
          ...params(id),
          query: { numero: 1 },
          ...(await comToken()),
        })
      ).corpo
    const { itens, destinos } = await previa()
    expect(itens).toEqual([{ de: { id: expect.any(Number), nome: 'Passo b' }, tickets: 1, para: null }])
    const mover = async (corpo: object) =>
      fluxo.teste.chamar(moverTicketsDeVersao, {
        ...params(id),
        corpo: { numero: 1, para: 2, ...corpo },
        ...(await comToken()),
      })
    const de = itens[0]?.de.id ?? 0
    const pericia = destinos.find(({ nome }) => nome === 'Perícia')?.id ?? 0
    expect((await mover({ etapas: [{ de, para: de }] })).status).toBe(422)
    expect((await mover({ etapas: [{ de: pericia, para: pericia }] })).erro.campos).toEqual({
      etapas: 'Escolha para onde vão os tickets da etapa “Passo b”.',
    })
    expect((await mover({ para: 1, etapas: [{ de, para: pericia }] })).status).toBe(409)
    const { corpo } = await mover({ etapas: [{ de, para: pericia }] })
    expect(corpo).toEqual({ message: '1 ticket passou à versão 2.', movidos: 1, faltam: 0 })
    expect(await fluxo.etapaDe(velho)).toBe('Perícia')
    expect(await fluxo.ultimaEntrada(velho)).toMatchObject({
      acao: 'VERSAO',
      tipo: 'PRIVADO',
      mensagem: 'Passou da versão 1 do tipo à 2: de “Passo b” a “Perícia”.',
    })
    // What it had walked goes on: back from here is the first step of the version in force.
    const linha = await fluxo.linha(velho)
    expect(linha.percurso).toEqual([destinos[0]?.id])
    await fluxo.agir(avancarEtapa, velho, { versao: linha.versao })
    expect(await fluxo.etapaDe(velho)).toBe('Passo c')
    expect((await previa()).itens).toEqual([])
  })

  it('o que diz como os tickets contam não muda depois que há tickets; o resto sim', async () => {
    const { id, chave } = await tipoPublicado()
    const { publicado } = await obter(id)
    await guardar(id, { ...publicado, troca: true }, 0)
    expect((await obter(id)).problemas).toEqual([])
    await fluxo.abrir({ tipo: chave })
    expect((await obter(id)).problemas[0]?.mensagem).toMatch(/como 1 ticket dele conta/)
    expect((await publicar(id, 1)).status).toBe(409)
  })

  it('desfazer publica de novo o que a versão anterior dizia; a primeira, retira o tipo', async () => {
    const { id, nome } = await tipoPublicado()
    const { publicado } = await obter(id)
    await guardar(id, { ...publicado, minutosResposta: 77, etapas: publicado.etapas.slice(2) }, 0)
    await publicar(id, 1)
    expect((await desfazer()).status).toBe(200)
    const depois = await obter(id)
    expect(depois.numero).toBe(3)
    expect(depois.publicado.minutosResposta).toBe(publicado.minutosResposta)
    expect(depois.publicado.etapas.map((etapa) => etapa.nome)).toEqual(['Passo a', 'Passo b', 'Passo c'])
    const outro = await tipoPublicado()
    expect((await desfazer()).status).toBe(200)
    expect(await abertos()).toContain(nome)
    expect(await abertos()).not.toContain(outro.nome)
  })

  it('retirado, não se abre mais e o aberto segue até o fim; o da triagem não se retira', async () => {
    const { id, nome, chave } = await tipoPublicado()
    const { id: ticket } = await fluxo.abrir({ tipo: chave })
    const ir = async (contrato: typeof retirarTipoDeTicket | typeof restaurarTipoDeTicket, qual = id) =>
      fluxo.teste.chamar(contrato, { ...params(qual), corpo: {}, ...(await comToken()) })
    expect((await ir(retirarTipoDeTicket)).status).toBe(200)
    expect((await ir(retirarTipoDeTicket)).erro.codigo).toBe('AJUSTE_RETIRADO')
    expect(await abertos()).not.toContain(nome)
    expect((await fluxo.agir(avancarEtapa, ticket, { versao: 1 })).status).toBe(200)
    expect((await ir(restaurarTipoDeTicket)).status).toBe(200)
    expect((await ir(restaurarTipoDeTicket)).erro.codigo).toBe('AJUSTE_NAO_RETIRADO')
    const { corpo: registro } = await fluxo.teste.chamar(listarAuditoria, {
      query: {},
      ...(await comToken()),
    })
    const [voltou, saiu] = registro.itens
    expect([voltou?.acao, saiu?.acao]).toEqual(['Trouxe de volta', 'Retirou'])
    // It came back since: there is nothing to undo in its going.
    const tarde = await fluxo.teste.chamar(desfazerAjuste, {
      params: { idEntrada: saiu?.id ?? 0 },
      ...(await comToken()),
    })
    expect([tarde.status, tarde.erro.codigo]).toEqual([409, 'AJUSTE_JA_MUDOU'])
    expect(await abertos()).toContain(nome)
    const { corpo } = await fluxo.teste.chamar(listarTiposDaAdministracao, await comToken())
    const neutro = corpo.itens.find((tipo) => tipo.chave === 'ATENDIMENTO')
    if (neutro) expect((await ir(retirarTipoDeTicket, neutro.id)).erro.message).toMatch(/chega de fora/)
    await comParametros(fluxo.teste, { tipoDoTicketPorEmail: chave }, async () => {
      expect((await ir(retirarTipoDeTicket)).erro.message).toMatch(
        /o parâmetro do tipo dos tickets por e-mail/,
      )
    })
  })

  it('ADM-06, TIC-10 nasce com os motivos de finalização do modelo; sem nenhum que conclua, não vai ao ar nem volta', async () => {
    const { id, chave } = await tipoPublicado()
    const motivosDe = async (tipo: string) =>
      (
        await fluxo.teste.chamar(listarMotivosDeFinalizacao, { query: { tipo }, ...(await comToken()) })
      ).corpo.itens.map(({ descricao, conclui }) => ({ descricao, conclui }))
    const doModelo = await motivosDe('PRORROGACAO_BOLETO')
    expect(doModelo.filter(({ conclui }) => conclui).length).toBeGreaterThan(0)
    expect(await motivosDe(chave)).toEqual(doModelo)
    const { banco } = fluxo.teste.negocio()
    const proprios = eq(motivoFinalizacao.tipoId, id)
    await banco.update(motivoFinalizacao).set({ ativo: false }).where(proprios)
    expect((await obter(id)).problemas).toEqual([{ onde: null, mensagem: SEM_COMO_CONCLUIR }])
    const pedido = { ...params(id), corpo: {}, ...(await comToken()) }
    expect((await fluxo.teste.chamar(retirarTipoDeTicket, pedido)).status).toBe(200)
    const deVolta = async () => fluxo.teste.chamar(restaurarTipoDeTicket, pedido)
    expect((await deVolta()).erro).toMatchObject({ codigo: 'TIPO_COM_PROBLEMAS', message: SEM_COMO_CONCLUIR })
    await banco.update(motivoFinalizacao).set({ ativo: true }).where(proprios)
    expect((await deVolta()).status).toBe(200)
  })

  it('os motivos guardam o número de uma versão a outra, e saem sem sumir dos tickets', async () => {
    const { id } = await tipoPublicado()
    const { publicado } = await obter(id)
    const motivo = (chave: string, pai: string | null, descricao: string) => ({
      ...{ chave, pai, descricao, padrao: false, informa: false, subnivelObrigatorio: false },
    })
    const arvore = [
      motivo('n2', 'n1', 'Rasgada'),
      motivo('n1', null, 'Embalagem'),
      motivo('n3', null, 'Outro'),
    ]
    await guardar(id, { ...publicado, motivos: arvore }, 0)
    expect((await publicar(id, 1)).status).toBe(200)
    const antes = (await obter(id)).publicado.motivos
    const embalagem = antes.find(({ descricao }) => descricao === 'Embalagem')
    expect(antes.find(({ descricao }) => descricao === 'Rasgada')?.pai).toBe(embalagem?.chave)
    const { publicado: dois } = await obter(id)
    const motivos = dois.motivos
      .filter(({ descricao }) => descricao !== 'Outro')
      .map((cada) => (cada.chave === embalagem?.chave ? { ...cada, descricao: 'Caixa' } : cada))
    await guardar(id, { ...dois, motivos }, 0)
    expect((await publicar(id, 1)).status).toBe(200)
    const agora = (await obter(id)).publicado.motivos
    expect(agora.find(({ chave }) => chave === embalagem?.chave)?.descricao).toBe('Caixa')
    expect(agora.map(({ descricao }) => descricao).toSorted()).toEqual(['Caixa', 'Rasgada'])
  })
})
