import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { canaisDeAvisos } from '@balcao/dominio/avisos/canais'
import { CANAL_DE_CLIENTES } from '@balcao/dominio/clientes/canais'
import { CANAL_DAS_RECEBIDAS } from '@balcao/dominio/correio/entrada/canais'
import { canalDoOrcamento } from '@balcao/dominio/orcamentos/canais'
import { CANAL_DE_PEDIDOS } from '@balcao/dominio/pedidos/canais'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { autorizarCanais, autorizarCanal, MAXIMO_DE_CANAIS } from '@balcao/dominio/realtime/contratos'
import {
  CANAL_DE_TICKETS,
  canalDePresencaDoTicket,
  canalDoTicket,
  canalInternoDoTicket,
} from '@balcao/dominio/tickets/canais'
import { type TipoDeUsuario, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { listarTriagemDoWhatsapp } from '@balcao/dominio/whatsapp/triagem'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { nomeDaConta } from '../../../test/nome-da-conta.ts'
import { chaveDeRealtime } from '../../negocio.ts'
import { assinaturaConfere } from '../../platform/realtime/assinatura.ts'
import { permissao } from '../acesso/tabelas.ts'
import { orcamento } from '../orcamentos/nucleo/tabelas.ts'

const SOCKET = '123.456'

describe('POST /broadcasting/auth', () => {
  let teste: AppDeTeste
  let token: string
  let meu: string
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    token = await teste.tokenDe('OPERADOR')
    const { corpo } = await teste.chamar(carregarApp, { token })
    meu = canalDoColaborador(corpo.colaborador.id)
  })
  afterAll(() => teste.fechar())

  const pedir = (channel_name: string, extra: object = {}) =>
    teste.chamar(autorizarCanal, { token, corpo: { socket_id: SOCKET, channel_name, ...extra } })

  it('SHL-06 assina o próprio canal, com o segredo do negócio', async () => {
    const { status, corpo } = await pedir(meu)
    expect(status).toBe(200)
    const credencial = { chave: chaveDeRealtime('aurora'), segredo: teste.negocio().segredos.realtime }
    const { auth, channel_data } = corpo
    expect(assinaturaConfere(credencial, auth, SOCKET, meu, channel_data)).toBe(true)
    expect(assinaturaConfere(credencial, auth, SOCKET, `${meu}0`, channel_data)).toBe(false)
    // Without the session in whose name it was given, or with another, it is worth nothing.
    expect(assinaturaConfere(credencial, auth, SOCKET, meu)).toBe(false)
    expect(assinaturaConfere(credencial, auth, SOCKET, meu, '{"dono":"sessao-0"}')).toBe(false)
  })

  it('SHL-06 aceita o formulário simples que o cliente comum envia', async () => {
    const { statusCode, body } = await teste.app.inject({
      method: 'POST',
      url: '/api/aurora/broadcasting/auth',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ socket_id: SOCKET, channel_name: meu }).toString(),
    })
    expect([statusCode, JSON.parse(body).auth]).toEqual([200, expect.stringContaining('balcao-aurora:')])
  })

  it('AVI-01 assina os canais de avisos do próprio tipo e das próprias filiais, e de mais ninguém', async () => {
    const { corpo } = await teste.chamar(carregarApp, { token })
    const filiais = corpo.filiais.map(({ idFil }) => idFil)
    const alheia = Math.max(...filiais) + 1
    for (const canal of canaisDeAvisos('OPERADOR', filiais)) expect((await pedir(canal)).status).toBe(200)
    for (const canal of [
      ...canaisDeAvisos('GERENTE', filiais),
      ...canaisDeAvisos('OPERADOR', [alheia]).slice(1),
    ])
      expect([canal, (await pedir(canal)).status]).toEqual([canal, 403])
  })

  it('AVI-01 o gerente ouve os avisos de qualquer filial, do seu tipo', async () => {
    const gerente = await teste.tokenDe('GERENTE')
    const ouvir = async (channel_name: string) =>
      (await teste.chamar(autorizarCanal, { token: gerente, corpo: { socket_id: SOCKET, channel_name } }))
        .status
    expect(await ouvir('private-avisos-GERENTE-filial-4')).toBe(200)
    expect(await ouvir('private-avisos-ADMIN-filial-4')).toBe(403)
  })

  it('PER-01 sem a permissão de ver avisos, nem o próprio tipo', async () => {
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'SUPERVISOR', acao: 'AVISO_VER', autorizado: false })
    const supervisor = await teste.tokenDe('SUPERVISOR')
    const corpo = { socket_id: SOCKET, channel_name: 'private-avisos-SUPERVISOR-todas' }
    expect((await teste.chamar(autorizarCanal, { token: supervisor, corpo })).status).toBe(403)
  })

  it('SHL-06 VEN-01 a mudança dos clientes é da equipe que os lista', async () => {
    const ouvir = async (tipo: TipoDeUsuario) => {
      const corpo = { socket_id: SOCKET, channel_name: CANAL_DE_CLIENTES }
      return (await teste.chamar(autorizarCanal, { token: await teste.tokenDe(tipo), corpo })).status
    }
    expect([await ouvir('OPERADOR'), await ouvir('REPRESENTANTE')]).toEqual([200, 200])
    expect(await ouvir('CONSUMIDOR_FINAL')).toBe(403)
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'COLABORADOR', acao: 'CLIENTE_LISTAR', autorizado: false })
    expect(await ouvir('COLABORADOR')).toBe(403)
  })

  it('SHL-06 VEN-01 a mudança dos pedidos é da equipe que os abre', async () => {
    const ouvir = async (tipo: TipoDeUsuario) => {
      const corpo = { socket_id: SOCKET, channel_name: CANAL_DE_PEDIDOS }
      return (await teste.chamar(autorizarCanal, { token: await teste.tokenDe(tipo), corpo })).status
    }
    expect([await ouvir('OPERADOR'), await ouvir('REPRESENTANTE')]).toEqual([200, 200])
    expect(await ouvir('CONSUMIDOR_FINAL')).toBe(403)
  })

  it('SHL-06 ALC-05 a triagem do WhatsApp é ouvida por quem a lê, e por mais ninguém', async () => {
    const { banco } = teste.negocio()
    const conferir = async (tipo: TipoDeUsuario) => {
      const token = await teste.tokenDe(tipo)
      const corpo = { socket_id: SOCKET, channel_name: CANAL_DAS_RECEBIDAS }
      const ouve = (await teste.chamar(autorizarCanal, { token, corpo })).status
      const le = (await teste.chamar(listarTriagemDoWhatsapp, { token, query: {} })).status
      expect([tipo, ouve]).toEqual([tipo, le])
      return le
    }
    const vistos = new Set<number>()
    for (const tipo of tiposDeUsuario) vistos.add(await conferir(tipo))
    expect(vistos).toEqual(new Set([200, 403]))
    await banco.insert(permissao).values({ tipo: 'GERENTE', acao: 'CORREIO_RECEBIDO', autorizado: false })
    expect(await conferir('GERENTE')).toBe(403)
    await banco.delete(permissao).where(eq(permissao.acao, 'CORREIO_RECEBIDO'))
  })

  it('SHL-06 VEN-02 o canal de um orçamento é de quem o vê, e diz quem está nele', async () => {
    const { banco } = teste.negocio()
    const [algum] = await banco.select({ id: orcamento.id }).from(orcamento).limit(1)
    const ouvir = async (tipo: TipoDeUsuario, id = algum?.id ?? 0) =>
      teste.chamar(autorizarCanal, {
        token: await teste.tokenDe(tipo),
        corpo: { socket_id: SOCKET, channel_name: canalDoOrcamento(id) },
      })
    const { status, corpo } = await ouvir('GERENTE')
    expect(status).toBe(200)
    expect(JSON.parse(corpo.channel_data)).toMatchObject({ user_info: { nome: nomeDaConta('GERENTE') } })
    expect((await ouvir('CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await ouvir('ADMIN', 999_999)).status).toBe(403)
  })

  describe('tickets', () => {
    let cenario: ReturnType<typeof cenarioDeTickets>
    let doConsumidor: number
    let doCliente: number
    beforeAll(async () => {
      cenario = cenarioDeTickets(teste)
      doConsumidor = (await cenario.abrir({ tipo: 'ELOGIO', doConsumidor: true })).id
      doCliente = (await cenario.abrir({ tipo: 'ELOGIO' })).id
    })
    const ouvir = async (channel_name: string, tipo: TipoDeUsuario) =>
      teste.chamar(autorizarCanal, {
        token: await teste.tokenDe(tipo),
        corpo: { socket_id: SOCKET, channel_name },
      })
    const doTicket = (id: number) => [
      canalDoTicket(id),
      canalInternoDoTicket(id),
      canalDePresencaDoTicket(id),
    ]

    it('SHL-06 o movimento de todos é da equipe', async () => {
      for (const tipo of ['ADMIN', 'OPERADOR', 'REPRESENTANTE'] as const)
        expect([tipo, (await ouvir(CANAL_DE_TICKETS, tipo)).status]).toEqual([tipo, 200])
      expect((await ouvir(CANAL_DE_TICKETS, 'CONSUMIDOR_FINAL')).status).toBe(403)
    })

    it('SHL-06 TIC-04 o consumidor ouve o seu ticket, e nunca o que é só da equipe', async () => {
      const respostas = await Promise.all(
        doTicket(doConsumidor).map((canal) => ouvir(canal, 'CONSUMIDOR_FINAL')),
      )
      expect(respostas.map(({ status }) => status)).toEqual([200, 403, 403])
    })

    it('SHL-06 PER-01 ninguém ouve o ticket que não vê, nem um que não existe', async () => {
      for (const canal of doTicket(doCliente)) {
        expect([canal, (await ouvir(canal, 'OPERADOR')).status]).toEqual([canal, 200])
        for (const tipo of ['CONSUMIDOR_FINAL', 'REPRESENTANTE', 'COLABORADOR'] as const)
          expect([canal, tipo, (await ouvir(canal, tipo)).status]).toEqual([canal, tipo, 403])
      }
      for (const canal of doTicket(999_999)) expect((await ouvir(canal, 'ADMIN')).status).toBe(403)
    })

    it('SHL-06 na presença vai quem está e em nome de que sessão', async () => {
      const { corpo } = await ouvir(canalDePresencaDoTicket(doCliente), 'OPERADOR')
      expect(JSON.parse(corpo.channel_data)).toEqual({
        user_id: String(await cenario.idDaConta('OPERADOR')),
        user_info: { nome: nomeDaConta('OPERADOR') },
        dono: expect.stringMatching(/^sessao-\d+$/),
      })
      const credencial = { chave: chaveDeRealtime('aurora'), segredo: teste.negocio().segredos.realtime }
      const canal = canalDePresencaDoTicket(doCliente)
      expect(assinaturaConfere(credencial, corpo.auth, SOCKET, canal, corpo.channel_data)).toBe(true)
      const { corpo: privado } = await ouvir(canalDoTicket(doCliente), 'OPERADOR')
      expect(Object.keys(JSON.parse(privado.channel_data))).toEqual(['dono'])
    })
  })

  it.each(['private-colaborador-1', 'private-qualquer', 'presence-sala', 'publico', 'private-colaborador-'])(
    'SHL-06 403 para o canal %s, que não é seu',
    async (canal) => {
      const { status, erro } = await pedir(canal)
      expect([status, erro.codigo]).toEqual([403, 'SEM_PERMISSAO'])
    },
  )

  it('SHL-06 um socket inventado para mudar o canal é recusado', async () => {
    expect((await pedir(meu, { socket_id: '1.2:private-outro' })).status).toBe(400)
    expect((await pedir(meu, { socket_id: undefined })).status).toBe(422)
  })

  it('AUT-10 401 sem sessão', async () => {
    const corpo = { socket_id: SOCKET, channel_name: meu }
    expect((await teste.chamar(autorizarCanal, { corpo })).status).toBe(401)
  })
})

describe('POST /broadcasting/auth/varios', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  const pedir = async (canais: string[]) =>
    teste.chamar(autorizarCanais, {
      token: await teste.tokenDe('OPERADOR'),
      corpo: { socket_id: SOCKET, canais },
    })

  it('SHL-06 PER-01 cada canal tem a sua resposta, na ordem pedida: a do pedido de um só, ou nenhuma', async () => {
    const { id } = await cenarioDeTickets(teste).abrir({ tipo: 'ELOGIO' })
    const canais = [
      canalInternoDoTicket(id),
      'private-avisos-GERENTE-todas',
      canalDePresencaDoTicket(id),
      canalInternoDoTicket(999_999),
    ]
    const { status, corpo } = await pedir(canais)
    expect(status).toBe(200)
    const sozinhos = await Promise.all(
      canais.map(async (channel_name) =>
        teste.chamar(autorizarCanal, {
          token: await teste.tokenDe('OPERADOR'),
          corpo: { socket_id: SOCKET, channel_name },
        }),
      ),
    )
    expect(sozinhos.map((resposta) => resposta.status)).toEqual([200, 403, 200, 403])
    expect(corpo.itens).toEqual(sozinhos.map((um) => (um.status === 200 ? um.corpo : null)))
  })

  it('SHL-06 422 sem canal nenhum, ou com canais demais', async () => {
    const demais = Array.from({ length: MAXIMO_DE_CANAIS + 1 }, (_, n) => `private-qualquer-${n}`)
    expect([(await pedir([])).status, (await pedir(demais)).status]).toEqual([422, 422])
  })

  it('AUT-10 401 sem sessão', async () => {
    const corpo = { socket_id: SOCKET, canais: ['private-qualquer'] }
    expect((await teste.chamar(autorizarCanais, { corpo })).status).toBe(401)
  })
})
