import { describe, expect, it } from 'vitest'
import { cenarioCru, emTransacao, negocioDeTeste } from '../../../test/cenario-do-tempo-real.ts'
import { dadosDoDono } from './dono.ts'
import { CODIGOS } from './protocolo.ts'
import { desconectar } from './publicar.ts'

const negocio = negocioDeTeste('aurora')
const CANAL = 'private-clientes.1'
const encerrar = (dono: string) => emTransacao(negocio, [], (tx) => desconectar(tx, dono))

describe('desconectar', () => {
  it('SHL-06 fecha com 4009 as conexões daquele dono, em todos os processos, e só as dele', async () => {
    const [aqui, la] = [await cenarioCru(negocio), await cenarioCru(negocio)]
    const [minha, minhaLa, alheia] = [await aqui.abrir(), await la.abrir(), await la.abrir()]
    for (const cliente of [minha, minhaLa]) cliente.assinar(CANAL, dadosDoDono('ana'))
    alheia.assinar(CANAL, dadosDoDono('beto'))
    for (const cliente of [minha, minhaLa, alheia]) await cliente.ultima().toMatchObject({ channel: CANAL })

    const ultimo = { canal: CANAL, evento: 'fim', dados: { de: 'ana' } }
    await emTransacao(negocio, [ultimo], (tx) => desconectar(tx, 'ana'))
    for (const cliente of [minha, minhaLa]) {
      expect(await cliente.fechou).toMatchObject({ codigo: CODIGOS.NAO_AUTORIZADO })
      // What was published in the same transaction came before the end.
      expect(cliente.recebidas.at(-1)).toMatchObject({ event: 'fim' })
    }
    alheia.enviar({ event: 'pusher:ping', data: {} })
    await alheia.ultima().toMatchObject({ event: 'pusher:pong' })
    expect(la.processo.central.estado()).toMatchObject([{ conexoes: 1 }])
  })

  it('SHL-06 uma assinatura dada antes do fim não serve depois dele', async () => {
    const { abrir } = await cenarioCru(negocio)
    const [atrasada, outra] = [await abrir(), await abrir()]
    const sentinela = await abrir()
    sentinela.assinar(CANAL, dadosDoDono('caio'))
    await encerrar('caio')
    await sentinela.fechou
    atrasada.assinar(CANAL, dadosDoDono('caio'))
    expect(await atrasada.fechou).toMatchObject({ codigo: CODIGOS.NAO_AUTORIZADO })
    expect(atrasada.recebidas.map(({ event }) => event)).toEqual(['pusher:connection_established'])
    outra.assinar(CANAL, dadosDoDono('dora'))
    await outra.ultima().toMatchObject({ event: 'pusher_internal:subscription_succeeded' })
  })

  it('SHL-06 uma conexão não muda de dono', async () => {
    const { abrir } = await cenarioCru(negocio)
    const cliente = await abrir()
    cliente.assinar(CANAL, dadosDoDono('ana'))
    await cliente.ultima().toMatchObject({ event: 'pusher_internal:subscription_succeeded' })
    cliente.assinar('private-clientes.2', dadosDoDono('beto'))
    await cliente
      .ultima()
      .toMatchObject({ event: 'pusher:subscription_error', channel: 'private-clientes.2' })
  })

  it('sem commit ninguém é desconectado', async () => {
    const { abrir } = await cenarioCru(negocio)
    const cliente = await abrir()
    cliente.assinar(CANAL, dadosDoDono('eva'))
    await cliente.ultima().toMatchObject({ event: 'pusher_internal:subscription_succeeded' })
    const desfeita = emTransacao(negocio, [], async (tx) => {
      await desconectar(tx, 'eva')
      throw new Error('desfeita')
    })
    await expect(desfeita).rejects.toThrow('desfeita')
    await emTransacao(negocio, [{ canal: CANAL, evento: 'depois', dados: {} }])
    await cliente.ultima().toMatchObject({ event: 'depois' })
  })
})
