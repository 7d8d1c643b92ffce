import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { consultarTickets, exportarTickets, listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { expect, it } from 'vitest'
import { cenarioDoLink } from '../../../../test/cenario-do-link.ts'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { ticketHistorico } from '../nucleo/tabelas.ts'

const fluxo = usarFluxo()
const RESPONDIDOS = { clienteRespondeu: true, take: 100 }

async function vistos(quem: TipoDeUsuario = 'GERENTE', query: object = RESPONDIDOS): Promise<number[]> {
  const { status, corpo } = await fluxo.teste.chamar(listarTickets, {
    token: await fluxo.teste.tokenDe(quem),
    query,
  })
  expect(status).toBe(200)
  return corpo.itens.map(({ id }) => id)
}

const doConsumidor = () => fluxo.abrir({ tipo: 'ATRASO_ENTREGA', doConsumidor: true })
const escrever = (id: number, quem: TipoDeUsuario, campos: object = {}) =>
  fluxo.agir(escreverNoHistorico, id, { mensagem: 'E aí?', ...campos }, quem)

it('MES-01 só onde o cliente escreveu por último: a equipe responde, e o ticket sai', async () => {
  const { id } = await doConsumidor()
  expect(await vistos()).not.toContain(id)
  await escrever(id, 'CONSUMIDOR_FINAL')
  expect(await vistos()).toContain(id)
  await escrever(id, 'GERENTE', { tipo: 'PRIVADO' })
  expect(await vistos()).toContain(id)
  await escrever(id, 'GERENTE')
  expect(await vistos()).not.toContain(id)
})

it('MES-01 o que vem de fora do portal conta; o que uma automação responde, não', async () => {
  const clientes = cenarioDoLink(fluxo.teste)
  const { id, segredo } = await clientes.comLink()
  const peloRobo = async () =>
    fluxo.teste
      .negocio()
      .banco.insert(ticketHistorico)
      .values({
        ...{ ticketId: id, tipo: 'PUBLICO', acao: 'MENSAGEM', mensagem: 'Recebemos' },
        ...{ criadoEm: fluxo.teste.agora(), versao: 1, dados: { automacao: 'Acolher' } },
      })
  await peloRobo()
  expect(await vistos()).not.toContain(id)
  await clientes.responder(segredo)
  await peloRobo()
  expect(await vistos()).toContain(id)
})

it('MES-01 o que terminou não espera resposta', async () => {
  const { id } = await doConsumidor()
  await escrever(id, 'CONSUMIDOR_FINAL')
  await fluxo.mudar(id, { finalizadoEm: fluxo.teste.agora() })
  expect(await vistos()).not.toContain(id)
})

it('MES-01 API-02 TIC-01 a mesma coisa com o filtro no corpo, e exportada', async () => {
  const respondido = await doConsumidor()
  const calado = await doConsumidor()
  await escrever(respondido.id, 'CONSUMIDOR_FINAL')
  const token = await fluxo.teste.tokenDe('GERENTE')
  const { corpo } = await fluxo.teste.chamar(consultarTickets, { token, corpo: RESPONDIDOS })
  expect(corpo.itens.map(({ id }) => id)).toEqual(await vistos())
  const { bruta } = await fluxo.teste.chamar(exportarTickets, {
    token,
    query: { clienteRespondeu: true, formato: 'csv' },
  })
  expect(bruta.body).toContain(formatarProtocolo(respondido.protocolo))
  expect(bruta.body).not.toContain(formatarProtocolo(calado.protocolo))
})

it('TIC-04 para quem é atendido o filtro é como se não viesse; 422 no que não é sim nem não', async () => {
  const { id } = await doConsumidor()
  expect(await vistos('CONSUMIDOR_FINAL')).toContain(id)
  const token = await fluxo.teste.tokenDe('GERENTE')
  const query = { clienteRespondeu: 'talvez' } as never
  expect((await fluxo.teste.chamar(listarTickets, { token, query })).status).toBe(422)
})
