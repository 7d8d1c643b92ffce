import { autorizarCanais, MAXIMO_DE_CANAIS } from '@balcao/dominio/realtime/contratos'
import { expect, it } from 'vitest'
import { recusar, responder, usarServidor } from '../teste/servidor.ts'
import { autorizar } from './autorizacao-dos-canais.ts'

const servidor = usarServidor()
type Corpo = { socket_id: string; canais: string[] }

/** Signs what it is asked for, but the channel of others; tells how many came in each request. */
function assinarTudo() {
  const pedidos: Corpo[] = []
  servidor.use(
    responder(autorizarCanais, async (pedido) => {
      const corpo = (await pedido.json()) as Corpo
      pedidos.push(corpo)
      return {
        itens: corpo.canais.map((canal) =>
          canal === 'private-alheio' ? null : { auth: `de ${canal}`, channel_data: '{}' },
        ),
      }
    }),
  )
  return pedidos
}

const entrar = (channelName: string, socketId = '1.1') =>
  new Promise<string>((resolver) =>
    autorizar({ socketId, channelName }, (erro, dados) => resolver(erro ? 'recusado' : (dados?.auth ?? ''))),
  )

it('SHL-06 os canais de uma página são pedidos de uma vez, e cada um tem a sua resposta', async () => {
  const pedidos = assinarTudo()
  const depoisDeEsperar = Promise.resolve().then(() => entrar('presence-c'))
  expect(await Promise.all([entrar('private-a'), entrar('private-alheio'), depoisDeEsperar])).toEqual([
    'de private-a',
    'recusado',
    'de presence-c',
  ])
  expect(pedidos).toEqual([{ socket_id: '1.1', canais: ['private-a', 'private-alheio', 'presence-c'] }])
})

it('SHL-06 nunca mais do que o servidor aceita, e cada conexão com os seus', async () => {
  const pedidos = assinarTudo()
  const muitos = Array.from({ length: MAXIMO_DE_CANAIS + 1 }, (_, n) => `private-${n}`)
  const respostas = await Promise.all([...muitos.map((canal) => entrar(canal)), entrar('private-x', '2.2')])
  expect(respostas).toEqual([...muitos, 'private-x'].map((canal) => `de ${canal}`))
  const quantos = pedidos.map(({ socket_id, canais }) => `${socket_id} ${canais.length}`)
  expect(quantos.toSorted()).toEqual(['1.1 1', `1.1 ${MAXIMO_DE_CANAIS}`, '2.2 1'])
})

it('SHL-06 o pedido que falha recusa todos, e o seguinte pede de novo', async () => {
  servidor.use(responder(autorizarCanais, () => recusar(503, { message: 'Em manutenção' })))
  expect(await Promise.all([entrar('private-a'), entrar('private-b')])).toEqual(['recusado', 'recusado'])
  assinarTudo()
  expect(await entrar('private-a')).toBe('de private-a')
})
