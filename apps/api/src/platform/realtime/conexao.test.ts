import { describe, expect, it } from 'vitest'
import { cenarioCru, ESPERA, emTransacao, negocioDeTeste } from '../../../test/cenario-do-tempo-real.ts'
import { CODIGOS } from './protocolo.ts'

const negocio = negocioDeTeste('aurora')
const CANAL = 'private-clientes.1'

describe('uma conexão do tempo real', () => {
  it('responde ao ping', async () => {
    const cliente = await (await cenarioCru(negocio)).abrir()
    cliente.enviar({ event: 'pusher:ping', data: {} })
    await cliente.ultima().toEqual({ event: 'pusher:pong', data: {} })
  })

  it.each([
    ['canal público', 'avisos', undefined],
    ['nome com dois-pontos', 'private-a:b', undefined],
    ['nome que não é texto', 7, undefined],
    ['sem assinatura', CANAL, undefined],
    ['assinatura com outra chave', CANAL, `outra:${'0'.repeat(64)}`],
    ['assinatura errada', CANAL, `chave-aurora:${'0'.repeat(64)}`],
    ['assinatura curta', CANAL, 'chave-aurora:0'],
  ])('recusa a assinatura de canal: %s', async (_, channel, auth) => {
    const { abrir } = await cenarioCru(negocio)
    const cliente = await abrir()
    cliente.enviar({ event: 'pusher:subscribe', data: { channel, auth } })
    await expect
      .poll(() => cliente.recebidas, ESPERA)
      .toContainEqual(
        expect.objectContaining({
          event: 'pusher:error',
          data: expect.objectContaining({ code: CODIGOS.NAO_AUTORIZADO }),
        }),
      )
    await emTransacao(negocio, [{ canal: CANAL, evento: 'aviso.novo', dados: 1 }])
    cliente.enviar({ event: 'pusher:ping', data: {} })
    await cliente.ultima().toMatchObject({ event: 'pusher:pong' })
    expect(cliente.recebidas.map(({ event }) => event)).not.toContain('aviso.novo')
    expect(cliente.recebidas.map(({ event }) => event)).not.toContain(
      'pusher_internal:subscription_succeeded',
    )
  })

  it('a assinatura de uma conexão, de um canal ou de um usuário não serve para outros', async () => {
    const { processo, abrir } = await cenarioCru(negocio)
    const [uma, outra] = [await abrir(), await abrir()]
    const presenca = (user_id: string) => JSON.stringify({ user_id })
    const casos = [
      { channel: CANAL, auth: processo.central.assinatura(negocio.chave, uma.socketId, CANAL) },
      {
        channel: 'private-clientes.2',
        auth: processo.central.assinatura(negocio.chave, outra.socketId, CANAL),
      },
      {
        channel: 'presence-a',
        auth: processo.central.assinatura(negocio.chave, outra.socketId, 'presence-a', presenca('ana')),
        channel_data: presenca('beto'),
      },
      {
        channel: 'presence-a',
        auth: processo.central.assinatura(negocio.chave, outra.socketId, 'presence-a'),
      },
    ]
    for (const data of casos) outra.enviar({ event: 'pusher:subscribe', data })
    outra.enviar({ event: 'pusher:ping', data: {} })
    await outra.ultima().toMatchObject({ event: 'pusher:pong' })
    const eventos = outra.recebidas.map(({ event }) => event)
    expect(eventos.filter((evento) => evento === 'pusher:subscription_error')).toHaveLength(4)
    expect(eventos).not.toContain('pusher_internal:subscription_succeeded')
  })

  it('depois de sair do canal não recebe mais nada dele', async () => {
    const { abrir } = await cenarioCru(negocio)
    const [fica, sai] = [await abrir(), await abrir()]
    for (const cliente of [fica, sai]) {
      cliente.assinar(CANAL)
      await cliente
        .ultima()
        .toEqual({ event: 'pusher_internal:subscription_succeeded', channel: CANAL, data: {} })
    }
    sai.enviar({ event: 'pusher:unsubscribe', data: { channel: CANAL } })
    sai.enviar({ event: 'pusher:ping', data: {} })
    await sai.ultima().toMatchObject({ event: 'pusher:pong' })
    await emTransacao(negocio, [{ canal: CANAL, evento: 'aviso.novo', dados: { id: 1 } }])
    await fica.ultima().toEqual({ event: 'aviso.novo', channel: CANAL, data: { id: 1 } })
    sai.enviar({ event: 'pusher:ping', data: {} })
    await expect
      .poll(() => sai.recebidas.filter(({ event }) => event === 'pusher:pong').length, ESPERA)
      .toBe(2)
    expect(sai.recebidas.map(({ event }) => event)).not.toContain('aviso.novo')
  })

  it('evento de cliente em um canal que não ouve é recusado e não chega a ninguém', async () => {
    const { abrir } = await cenarioCru(negocio)
    const [ouvinte, intruso] = [await abrir(), await abrir()]
    ouvinte.assinar(CANAL)
    await ouvinte.ultima().toMatchObject({ channel: CANAL })
    intruso.enviar({ event: 'client-oi', channel: CANAL, data: {} })
    await intruso.ultima().toMatchObject({ event: 'pusher:error', data: { code: CODIGOS.EVENTO_RECUSADO } })
    ouvinte.enviar({ event: 'pusher:ping', data: {} })
    await ouvinte.ultima().toMatchObject({ event: 'pusher:pong' })
    expect(ouvinte.recebidas.map(({ event }) => event)).not.toContain('client-oi')
  })

  it('um cliente não se passa pelo servidor', async () => {
    const { abrir } = await cenarioCru(negocio)
    const [ouvinte, intruso] = [await abrir(), await abrir()]
    for (const cliente of [ouvinte, intruso]) {
      cliente.assinar(CANAL)
      await cliente.ultima().toMatchObject({ channel: CANAL })
    }
    for (const event of ['aviso.novo', 'pusher:error', 'pusher_internal:member_added']) {
      intruso.enviar({ event, channel: CANAL, data: {} })
    }
    intruso.enviar({ event: 'client-fim', channel: CANAL, data: {} })
    await intruso.ultima().toMatchObject({ event: 'pusher:error', data: { code: CODIGOS.EVENTO_RECUSADO } })
    ouvinte.enviar({ event: 'pusher:ping', data: {} })
    await ouvinte.ultima().toMatchObject({ event: 'pusher:pong' })
    expect(ouvinte.recebidas).toHaveLength(3)
  })

  const PRESENCA = 'presence-sala'
  const naPresenca = async (opcoes: Parameters<typeof cenarioCru>[1] = {}) => {
    const { abrir } = await cenarioCru(negocio, opcoes)
    const [ouvinte, falador] = [await abrir(), await abrir()]
    for (const [i, cliente] of [ouvinte, falador].entries()) {
      cliente.assinar(PRESENCA, JSON.stringify({ user_id: String(i), user_info: {} }))
      await cliente.ultima().toMatchObject({ channel: PRESENCA })
    }
    return { ouvinte, falador }
  }
  const soOi = (_canal: string, evento: string, dados: unknown) =>
    evento === 'client-oi' ? { n: (dados as { n: number }).n } : null

  it('SHL-06 SEG-04 um cliente só diz aos outros o que se permite, na presença, e só o que se permite disso', async () => {
    const { ouvinte, falador } = await naPresenca({ entreNavegadores: soOi })
    const recusado = { event: 'pusher:error', data: { code: CODIGOS.EVENTO_RECUSADO } }
    falador.enviar({ event: 'client-outro', channel: PRESENCA, data: { n: 1 } })
    await falador.ultima().toMatchObject(recusado)
    falador.enviar({ event: 'client-oi', channel: PRESENCA, data: { n: 2, mais: 'x'.repeat(1000) } })
    await ouvinte.ultima().toEqual({ event: 'client-oi', channel: PRESENCA, data: { n: 2 }, user_id: '1' })
    expect(ouvinte.recebidas.map(({ event }) => event)).not.toContain('client-outro')
  })

  it('SHL-06 SEG-04 onde nada se permite, e fora da presença, nenhum evento de cliente passa', async () => {
    const { ouvinte, falador } = await naPresenca()
    const recusado = { event: 'pusher:error', data: { code: CODIGOS.EVENTO_RECUSADO } }
    falador.enviar({ event: 'client-oi', channel: PRESENCA, data: { n: 1 } })
    await falador.ultima().toMatchObject(recusado)
    ouvinte.enviar({ event: 'pusher:ping', data: {} })
    await ouvinte.ultima().toMatchObject({ event: 'pusher:pong' })
    expect(ouvinte.recebidas.map(({ event }) => event)).not.toContain('client-oi')
    const { abrir } = await cenarioCru(negocio, { entreNavegadores: soOi })
    const sozinho = await abrir()
    sozinho.assinar(CANAL)
    await sozinho.ultima().toMatchObject({ channel: CANAL })
    sozinho.enviar({ event: 'client-oi', channel: CANAL, data: { n: 1 } })
    await sozinho.ultima().toMatchObject(recusado)
  })

  it('eventos de cliente demais são recusados com 4301', async () => {
    const { ouvinte, falador } = await naPresenca({ entreNavegadores: soOi })
    for (let n = 0; n < 50; n++) falador.enviar({ event: 'client-oi', channel: PRESENCA, data: { n } })
    await falador.ultima().toMatchObject({ event: 'pusher:error', data: { code: CODIGOS.EVENTO_RECUSADO } })
    falador.enviar({ event: 'pusher:ping', data: {} })
    await falador.ultima().toMatchObject({ event: 'pusher:pong' })
    expect(ouvinte.recebidas.length).toBeLessThan(30)
  })

  it('canais demais em uma conexão são recusados', async () => {
    const cliente = await (await cenarioCru(negocio)).abrir()
    for (let i = 0; i <= 100; i++) cliente.assinar(`private-${i}`)
    await cliente.ultima().toMatchObject({ event: 'pusher:subscription_error', channel: 'private-100' })
    expect(
      cliente.recebidas.filter(({ event }) => event === 'pusher_internal:subscription_succeeded'),
    ).toHaveLength(100)
  })

  it.each([['não é JSON'], ['[]'], ['"texto"'], ['{"event":1}'], ['null']])(
    'mensagem ilegível não derruba a conexão: %s',
    async (bruta) => {
      const cliente = await (await cenarioCru(negocio)).abrir()
      cliente.socket.send(bruta)
      await cliente.ultima().toMatchObject({ event: 'pusher:error' })
      cliente.enviar({ event: 'pusher:subscribe' })
      await cliente.ultima().toMatchObject({ event: 'pusher:error', data: { code: CODIGOS.NAO_AUTORIZADO } })
      cliente.enviar({ event: 'pusher:ping' })
      await cliente.ultima().toMatchObject({ event: 'pusher:pong' })
    },
  )

  it('uma mensagem grande demais fecha a conexão', async () => {
    const cliente = await (await cenarioCru(negocio)).abrir()
    cliente.socket.send('x'.repeat(17 * 1024))
    expect(await cliente.fechou).toMatchObject({ codigo: 1009 })
  })
})
