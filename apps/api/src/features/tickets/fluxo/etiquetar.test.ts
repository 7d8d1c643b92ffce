import { criarEtiqueta, excluirEtiqueta } from '@balcao/dominio/etiquetas/contratos'
import { obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { etiquetarTicket, etiquetarVarios } from '@balcao/dominio/tickets/etiquetas/contratos'
import { MAXIMO_DE_ETIQUETAS_DO_TICKET } from '@balcao/dominio/tickets/etiquetas/troca'
import { listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'

const fluxo = usarFluxo()

let numero = 0
async function etiqueta() {
  const { corpo } = await fluxo.teste.chamar(criarEtiqueta, {
    corpo: { nome: `Etiqueta ${++numero}`, cor: 'azul' },
    token: await fluxo.teste.tokenDe('GERENTE'),
  })
  return corpo
}
const abrir = async (outras = {}) => (await fluxo.abrir({ tipo: 'ATRASO_ENTREGA', ...outras })).id

describe('MES-06/etiquetas etiquetas de um ticket', () => {
  it('põe e tira, com história privada; o que nada muda não deixa rastro', async () => {
    const [a, b, id] = [await etiqueta(), await etiqueta(), await abrir()]
    const posta = await fluxo.agir(etiquetarTicket, id, { por: [a.id, b.id] }, 'OPERADOR')
    expect([posta.status, posta.corpo.versao]).toEqual([200, 2])
    expect(posta.corpo.etiquetas.map(({ nome }) => nome)).toEqual([a.nome, b.nome])
    expect(await fluxo.ultimaEntrada(id)).toMatchObject({
      tipo: 'PRIVADO',
      acao: 'ETIQUETAS',
      mensagem: `Pôs as etiquetas “${a.nome}”, “${b.nome}”.`,
    })
    const denovo = await fluxo.agir(etiquetarTicket, id, { por: [a.id] }, 'OPERADOR')
    expect(denovo.corpo.versao).toBe(2)
    const tirada = await fluxo.agir(etiquetarTicket, id, { tirar: [b.id] }, 'OPERADOR')
    expect(tirada.corpo).toMatchObject({ versao: 3, etiquetas: [{ id: a.id }] })
    expect((await fluxo.ultimaEntrada(id)).mensagem).toBe(`Tirou a etiqueta “${b.nome}”.`)
  })

  it('401, 403, 404, e 422 da que não há', async () => {
    const [a, id] = [await etiqueta(), await abrir({ criador: 'GERENTE' })]
    const corpo = { por: [a.id] }
    expect((await fluxo.teste.chamar(etiquetarTicket, { params: { idTicket: id }, corpo })).status).toBe(401)
    expect((await fluxo.agir(etiquetarTicket, id, corpo, 'REPRESENTANTE')).status).toBe(403)
    await fluxo.mudar(id, { setorId: await fluxo.idDoSetor('Qualidade') })
    await fluxo.trabalharEm('OPERADOR', 'SAC')
    expect((await fluxo.agir(etiquetarTicket, id, corpo, 'OPERADOR')).status).toBe(404)
    const errada = await fluxo.agir(etiquetarTicket, id, { por: [999_999] })
    expect([errada.status, errada.erro.campos]).toEqual([422, { por: 'O campo é inválido' }])
  })

  it('409 no arquivado e no que já tem o máximo', async () => {
    const [a, id] = [await etiqueta(), await abrir({ campos: { arquivadoEm: new Date() } })]
    expect((await fluxo.agir(etiquetarTicket, id, { por: [a.id] })).erro.codigo).toBe('TICKET_ARQUIVADO')
    const cheio = await abrir()
    const dez = []
    for (let i = 0; i < MAXIMO_DE_ETIQUETAS_DO_TICKET; i++) dez.push((await etiqueta()).id)
    expect((await fluxo.agir(etiquetarTicket, cheio, { por: dez })).status).toBe(200)
    expect((await fluxo.agir(etiquetarTicket, cheio, { por: [a.id] })).erro.codigo).toBe(
      'ETIQUETAS_DEMAIS_NO_TICKET',
    )
  })

  it('a lista mostra e filtra; quem está de fora não vê nem apalpa', async () => {
    const a = await etiqueta()
    const id = await abrir({ doConsumidor: true, tipo: 'AVARIA' })
    const outro = await abrir({ doConsumidor: true, tipo: 'AVARIA' })
    await fluxo.agir(etiquetarTicket, id, { por: [a.id] })
    const listar = async (quem: 'GERENTE' | 'CONSUMIDOR_FINAL') =>
      (
        await fluxo.teste.chamar(listarTickets, {
          query: { etiqueta: [a.id], orderBy: 'id', direction: 'DESC' },
          token: await fluxo.teste.tokenDe(quem),
        })
      ).corpo.itens
    const [achado, ...mais] = await listar('GERENTE')
    expect([achado?.id, achado?.etiquetas, mais]).toEqual([id, [{ id: a.id, nome: a.nome, cor: 'azul' }], []])
    const deFora = await listar('CONSUMIDOR_FINAL')
    expect(deFora.slice(0, 2).map((ticket) => [ticket.id, ticket.etiquetas])).toEqual([
      [outro, []],
      [id, []],
    ])
    const visto = await fluxo.teste.chamar(obterTicket, {
      params: { idTicket: id },
      token: await fluxo.teste.tokenDe('CONSUMIDOR_FINAL'),
    })
    expect(visto.corpo).toMatchObject({
      etiquetas: [],
      acoes: { etiquetar: { permite: false, motivo: null } },
    })
    await fluxo.teste.chamar(excluirEtiqueta, {
      params: { idEtiqueta: a.id },
      query: { versao: 1 },
      token: await fluxo.teste.tokenDe('GERENTE'),
    })
    const depois = await fluxo.teste.chamar(obterTicket, {
      params: { idTicket: id },
      token: await fluxo.teste.tokenDe('GERENTE'),
    })
    expect(depois.corpo.etiquetas).toEqual([])
  })

  it('vários de uma vez, cada um por si', async () => {
    const a = await etiqueta()
    const tickets = [await abrir(), await abrir({ campos: { arquivadoEm: new Date() } })]
    const { corpo } = await fluxo.teste.chamar(etiquetarVarios, {
      corpo: { tickets: tickets.map((id) => ({ id, versao: 1 })), por: [a.id] },
      token: await fluxo.teste.tokenDe('GERENTE'),
    })
    expect(corpo.resultados.map(({ feito }) => feito)).toEqual([true, false])
    const semSessao = { corpo: { tickets: [{ id: tickets[0] }], por: [a.id] } }
    expect((await fluxo.teste.chamar(etiquetarVarios, semSessao)).status).toBe(401)
    const deFora = { ...semSessao, token: await fluxo.teste.tokenDe('CONSUMIDOR_FINAL') }
    expect((await fluxo.teste.chamar(etiquetarVarios, deFora)).status).toBe(403)
  })
})
