import { describe, expect, it } from 'vitest'
import {
  conectarPusher,
  derrubarEscutas,
  ESPERA,
  emTransacao,
  ligarProcesso,
  negocioDeTeste,
  proximo,
} from '../../../test/cenario-do-tempo-real.ts'

const negocio = negocioDeTeste('aurora')
const boreal = negocioDeTeste('boreal')
const CANAL = 'private-clientes.1'
const aviso = (dados: unknown, canal = CANAL) => ({ canal, evento: 'aviso.novo', dados })

describe('SHL-06 o cliente pusher-js de fábrica', () => {
  it('conecta, com o tempo de atividade de 600 s', async () => {
    const pusher = conectarPusher(await ligarProcesso([negocio]), negocio.chave)
    await proximo(pusher.connection, 'connected')
    expect(pusher.connection.socket_id).toMatch(/^\d+\.\d+$/)
    expect(pusher.connection).toMatchObject({ activityTimeout: 600_000 })
  })

  it('recebe o que foi confirmado, e nada do que foi desfeito', async () => {
    const canal = conectarPusher(await ligarProcesso([negocio]), negocio.chave).subscribe(CANAL)
    const recebidos: unknown[] = []
    canal.bind('aviso.novo', (dados: unknown) => recebidos.push(dados))
    await proximo(canal, 'pusher:subscription_succeeded')

    const desfeita = emTransacao(negocio, [aviso({ id: 1 })], async () => {
      throw new Error('desfazer')
    })
    await expect(desfeita).rejects.toThrow('desfazer')
    await emTransacao(negocio, [
      aviso({ id: 2, texto: 'Olá, ação' }),
      aviso('texto'),
      aviso({ id: 9 }, 'private-outro'),
    ])
    await emTransacao(negocio, [aviso({ id: 3 })])
    await expect.poll(() => recebidos, ESPERA).toEqual([{ id: 2, texto: 'Olá, ação' }, 'texto', { id: 3 }])
  })

  it('nada chega antes do commit', async () => {
    const canal = conectarPusher(await ligarProcesso([negocio]), negocio.chave).subscribe(CANAL)
    const recebidos: unknown[] = []
    canal.bind('aviso.novo', (dados: unknown) => recebidos.push(dados))
    await proximo(canal, 'pusher:subscription_succeeded')
    await emTransacao(negocio, [aviso('primeira')], async () => {
      await emTransacao(negocio, [aviso('segunda')])
      await expect.poll(() => recebidos, ESPERA).toEqual(['segunda'])
    })
    await expect.poll(() => recebidos, ESPERA).toEqual(['segunda', 'primeira'])
  })

  it('dois processos no mesmo banco entregam os eventos a quem está em qualquer um deles', async () => {
    const processos = [await ligarProcesso([negocio]), await ligarProcesso([negocio])]
    const canais = processos.map((processo) => conectarPusher(processo, negocio.chave).subscribe(CANAL))
    await Promise.all(canais.map((canal) => proximo(canal, 'pusher:subscription_succeeded')))
    const chegadas = canais.map((canal) => proximo(canal, 'aviso.novo'))
    await emTransacao(negocio, [aviso({ id: 1 })])
    expect(await Promise.all(chegadas)).toEqual([{ id: 1 }, { id: 1 }])
  })

  it('SHL-06 o que mudou chega com o que o evento conta', async () => {
    const canal = conectarPusher(await ligarProcesso([negocio]), negocio.chave).subscribe(CANAL)
    await proximo(canal, 'pusher:subscription_succeeded')
    const chegada = proximo(canal, 'aviso.novo')
    await emTransacao(negocio, [{ ...aviso({ id: 1 }), muda: ['avisos'] }])
    expect(await chegada).toEqual({ id: 1, muda: ['avisos'] })
  })

  it('quem causou o evento pode ficar de fora', async () => {
    const processo = await ligarProcesso([negocio])
    const [autor, outro] = [conectarPusher(processo, negocio.chave), conectarPusher(processo, negocio.chave)]
    const canais = [autor.subscribe(CANAL), outro.subscribe(CANAL)]
    await Promise.all(canais.map((canal) => proximo(canal, 'pusher:subscription_succeeded')))
    const doAutor: unknown[] = []
    canais[0]?.bind('aviso.novo', (dados: unknown) => doAutor.push(dados))
    await emTransacao(negocio, [{ ...aviso('meu'), exceto: autor.connection.socket_id }, aviso('de todos')])
    await expect.poll(() => doAutor, ESPERA).toEqual(['de todos'])
  })

  it('uma autorização recusada pelo servidor chega ao canal', async () => {
    const pusher = conectarPusher(await ligarProcesso([negocio]), negocio.chave)
    pusher.config.channelAuthorizer = (_, responder) =>
      responder(null, { auth: `${negocio.chave}:${'0'.repeat(64)}` })
    const canal = pusher.subscribe(CANAL)
    const erro = proximo(pusher.connection, 'error')
    expect(await proximo(canal, 'pusher:subscription_error')).toMatchObject({
      type: 'AuthError',
      status: 403,
    })
    expect(await erro).toMatchObject({ data: { code: 4009 } })
    expect(canal.subscribed).toBe(false)
  })

  it('NEG-03 canais de mesmo nome em dois negócios não se misturam, nem as suas assinaturas', async () => {
    const processo = await ligarProcesso([negocio, boreal])
    const canais = [negocio, boreal].map(({ chave }) => conectarPusher(processo, chave).subscribe(CANAL))
    await Promise.all(canais.map((canal) => proximo(canal, 'pusher:subscription_succeeded')))
    const chegadas = canais.map((canal) => proximo(canal, 'aviso.novo'))
    await emTransacao(negocio, [aviso('da aurora')])
    await emTransacao(boreal, [aviso('da boreal')])
    expect(await Promise.all(chegadas)).toEqual(['da aurora', 'da boreal'])

    const estranho = conectarPusher(processo, boreal.chave, { chaveDaSessao: negocio.chave }).subscribe(CANAL)
    expect(await proximo(estranho, 'pusher:subscription_error')).toMatchObject({ type: 'AuthError' })
  })

  it('uma chave desconhecida é recusada e o cliente não insiste', async () => {
    const pusher = conectarPusher(await ligarProcesso([negocio]), 'chave-de-ninguem')
    const erro = proximo(pusher.connection, 'error')
    await proximo(pusher.connection, 'disconnected')
    expect(await erro).toMatchObject({ error: { data: { code: 4001 } } })
  })

  it('presença: quem está, quem chega, quem sai; duas abas são uma pessoa', async () => {
    const processo = await ligarProcesso([negocio])
    const entrar = async (usuario: string) => {
      const pusher = conectarPusher(processo, negocio.chave, { usuario })
      const canal = pusher.subscribe('presence-ticket.7')
      const membros = (await proximo(canal, 'pusher:subscription_succeeded')) as {
        count: number
        myID: string
      }
      return { pusher, canal, membros }
    }
    const ana = await entrar('ana')
    expect(ana.membros).toMatchObject({ count: 1, myID: 'ana' })
    const movimento: string[] = []
    ana.canal.bind('pusher:member_added', ({ id }: { id: string }) => movimento.push(`+${id}`))
    ana.canal.bind('pusher:member_removed', ({ id }: { id: string }) => movimento.push(`-${id}`))

    const beto = await entrar('beto')
    expect(beto.membros).toMatchObject({
      count: 2,
      members: { ana: { nome: 'ana' }, beto: { nome: 'beto' } },
    })
    const outraAba = await entrar('beto')
    beto.pusher.disconnect()
    const caio = await entrar('caio')
    await expect.poll(() => movimento, ESPERA).toEqual(['+beto', '+caio'])
    outraAba.pusher.unsubscribe('presence-ticket.7')
    caio.pusher.disconnect()
    await expect.poll(() => movimento.toSorted(), ESPERA).toEqual(['+beto', '+caio', '-beto', '-caio'])
  })

  it('eventos de cliente que se permitem vão aos outros do mesmo canal, com o autor na presença', async () => {
    const processo = await ligarProcesso([negocio], { entreNavegadores: (_canal, _evento, dados) => dados })
    const [ana, beto, fora] = ['ana', 'beto', 'fora'].map((usuario) => {
      const canal = usuario === 'fora' ? 'presence-ticket.8' : 'presence-ticket.7'
      return conectarPusher(processo, negocio.chave, { usuario }).subscribe(canal)
    })
    if (!ana || !beto || !fora) throw new Error('faltou alguém')
    await Promise.all([ana, beto, fora].map((canal) => proximo(canal, 'pusher:subscription_succeeded')))
    const ouvidos: unknown[] = []
    for (const [nome, canal] of Object.entries({ ana, beto, fora })) {
      canal.bind('client-digitando', (dados: unknown, autor: unknown) => ouvidos.push([nome, dados, autor]))
    }
    ana.trigger('client-digitando', { sim: true })
    ana.trigger('client-digitando', { sim: false })
    await expect
      .poll(() => ouvidos, ESPERA)
      .toEqual([
        ['beto', { sim: true }, { user_id: 'ana' }],
        ['beto', { sim: false }, { user_id: 'ana' }],
      ])
  })

  it('quando o banco cai e volta, o cliente reconecta (para buscar o que perdeu) e volta a receber', async () => {
    const processo = await ligarProcesso([negocio])
    const pusher = conectarPusher(processo, negocio.chave)
    const canal = pusher.subscribe(CANAL)
    await proximo(canal, 'pusher:subscription_succeeded')
    const antes = pusher.connection.socket_id
    const reconectou = proximo(pusher.connection, 'connected')
    const assinou = proximo(canal, 'pusher:subscription_succeeded')
    await derrubarEscutas(negocio)
    await reconectou
    expect(pusher.connection.socket_id).not.toBe(antes)
    await assinou
    const chegada = proximo(canal, 'aviso.novo')
    await emTransacao(negocio, [aviso('depois da queda')])
    expect(await chegada).toBe('depois da queda')
    expect(processo.central.estado()).toEqual([{ id: 'aurora', escutando: true, conexoes: 1 }])
  })
})
