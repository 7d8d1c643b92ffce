import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { criarArtigo } from '@balcao/dominio/faq/contratos'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { abrirTicketPeloPortal } from '@balcao/dominio/tickets/abertura/contratos'
import { listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { VISOES } from '@balcao/dominio/visoes/contratos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { PNG } from '../../../test/formulario.ts'

describe('SEG-04 bytes que não são texto nem formulário', () => {
  let teste: AppDeTeste
  let token: string
  let porta: number
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    token = await teste.tokenDe('ADMIN')
    await teste.app.listen({ port: 0, host: '127.0.0.1' })
    porta = (teste.app.server.address() as AddressInfo).port
  })
  afterAll(() => teste.fechar())

  it.each([
    ['meio par substituto', 'a\uD800b'],
    ['a outra metade', '\uDC00'],
    ['U+0000', 'a\u0000b'],
  ])('SEG-04 %s é recusado no seu campo, onde quer que venha', async (_caso, ruim) => {
    const recusada = { status: 422, erro: { codigo: 'CAMPOS_INVALIDOS' } }
    const visao = await teste.chamar(VISOES.tickets.guardar, {
      token,
      corpo: { nome: 'x', filtros: { termo: ruim } },
    })
    expect(visao).toMatchObject(recusada)
    expect(visao.erro.campos).toEqual({ 'filtros.termo': MENSAGENS.caractereInvalido })
    const artigo = { titulo: ruim, idTipo: 1, publico: 'TODOS', conteudo: ruim, palavrasChave: '' }
    expect((await teste.chamar(criarArtigo, { token, corpo: artigo })).erro.campos).toEqual({
      titulo: MENSAGENS.caractereInvalido,
      conteudo: MENSAGENS.caractereInvalido,
    })
    const nomeDeCampo = await teste.chamar(VISOES.tickets.guardar, {
      token,
      corpo: { nome: 'x', filtros: {}, [ruim]: 1 },
    })
    expect(nomeDeCampo).toMatchObject(recusada)
  })

  it('SEG-04 na consulta e no caminho também', async () => {
    const consulta = await teste.chamar(listarTickets, { token, query: { termo: 'a\u0000' } })
    expect([consulta.status, consulta.erro.campos]).toEqual([422, { termo: MENSAGENS.caractereInvalido }])
    const pedir = (url: string) =>
      teste.app
        .inject({ url, headers: { authorization: `Bearer ${token}` } })
        .then(({ statusCode }) => statusCode)
    expect(await pedir('/api/aurora/sac/tickets/1%00')).toBe(404)
  })

  it.each(['-1', '-', '..', '%2e%2e', '%2fetc', 'a%00'])(
    'SEG-04 imagem de produto %s não existe: 404',
    async (id) => {
      expect((await teste.app.inject(`/api/aurora/images/produtos/${id}`)).statusCode).toBe(404)
    },
  )

  describe('formulário quebrado', () => {
    const campo = 'content-disposition: form-data; name="assunto"\r\n\r\noi\r\n'
    const arquivo = (nome: string) =>
      `content-disposition: form-data; name="arquivos"; filename=${nome}\r\n\r\n`
    const casos: [string, string, string | Buffer, number][] = [
      ['sem fronteira', 'multipart/form-data', `--x\r\n${campo}--x--\r\n`, 400],
      ['fronteira vazia', 'multipart/form-data; boundary=', `--\r\n${campo}----\r\n`, 422],
      ['que não termina', 'multipart/form-data; boundary=x', `--x\r\n${campo}`, 400],
      ['que termina no cabeçalho', 'multipart/form-data; boundary=x', '--x\r\ncontent-disp', 400],
      ['arquivo que não termina', 'multipart/form-data; boundary=x', `--x\r\n${arquivo('"a.png"')}abc`, 400],
      ['outra fronteira', 'multipart/form-data; boundary=y', `--x\r\n${campo}--x--\r\n`, 400],
      [
        'campo que diz ser JSON',
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="assunto"\r\ncontent-type: application/json\r\n\r\n{"toString":1}\r\n--x--\r\n',
        400,
      ],
      [
        'campo sem nome',
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data\r\n\r\noi\r\n--x--\r\n',
        400,
      ],
      [
        'campo com nome de protótipo',
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="toString"\r\n\r\noi\r\n--x--\r\n',
        400,
      ],
      [
        'arquivo sem nome',
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="arquivos"\r\ncontent-type: application/octet-stream\r\n\r\noi\r\n--x--\r\n',
        400,
      ],
      [
        'nome de arquivo longo demais',
        'multipart/form-data; boundary=x',
        `--x\r\n${arquivo(`"${'a'.repeat(300)}.png"`)}${PNG.toString('latin1')}\r\n--x--\r\n`,
        422,
      ],
      [
        'nome de arquivo com U+0000',
        'multipart/form-data; boundary=x',
        `--x\r\n${arquivo('"a\u0000.png"')}oi\r\n--x--\r\n`,
        422,
      ],
    ]

    it.each(casos)('SEG-04 %s', async (_caso, tipo, payload, esperado) => {
      const { statusCode, body } = await teste.app.inject({
        method: 'POST',
        url: `/api/aurora${abrirTicketPeloPortal.caminho}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': tipo },
        payload,
      })
      expect([statusCode, JSON.parse(body).message]).toEqual([esperado, expect.stringMatching(/\w+\.$/)])
    })

    it('SEG-04 quem desliga no meio do envio não derruba nada', async () => {
      const socket = connect(porta, '127.0.0.1')
      socket.write(
        `POST /api/aurora${abrirTicketPeloPortal.caminho} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
          `content-type: multipart/form-data; boundary=x\r\ncontent-length: 9999\r\n\r\n--x\r\n${campo}`,
      )
      await once(socket, 'connect')
      socket.destroy()
      expect((await teste.app.inject('/saude')).statusCode).toBe(200)
    })
  })

  describe('endereço e cabeçalhos malformados', () => {
    /** As written, byte for byte: `inject` would clean it first. */
    const pedirCru = async (linhas: string) => {
      const socket = connect(porta, '127.0.0.1')
      // Not ended here: Node hangs up on whoever does while the answer waits for the count of the address.
      socket.write(`${linhas}\r\n\r\n`, 'latin1')
      const resposta = await text(socket)
      const [cabecalhos = '', corpo = ''] = resposta.split('\r\n\r\n')
      return { status: Number(cabecalhos.split(' ')[1]), cabecalhos: cabecalhos.toLowerCase(), corpo }
    }
    const pedirEndereco = (endereco: string) =>
      pedirCru(`GET ${endereco} HTTP/1.1\r\nhost: x\r\nconnection: close`)

    it.each([
      ['/api/aurora/%', 400],
      ['/api/aurora/%ff', 400],
      ['/api/aurora/%ED%A0%80', 400],
      ['/%', 400],
      ['/api/aurora/sac/tickets/%zz?q=%', 400],
      [`/api/aurora/sac/tickets/${'1'.repeat(500)}`, 401],
      ['/api/aurora/images/produtos/a b', 400],
      ['/api/aurora/\xff', 400],
      [`/api/aurora/${'x'.repeat(20_000)}`, 431],
    ])('SEG-04 %s: recusado em português, com os cabeçalhos de segurança', async (endereco, esperado) => {
      const { status, cabecalhos, corpo } = await pedirEndereco(endereco)
      expect(status).toBe(esperado)
      expect(JSON.parse(corpo)).toMatchObject({
        codigo: expect.any(String),
        message: expect.stringMatching(/\.$/),
      })
      for (const cabecalho of [
        'content-security-policy: ',
        'x-content-type-options: nosniff',
        'x-frame-options: deny',
        'cache-control: no-store',
        'content-type: application/json; charset=utf-8',
      ])
        expect(cabecalhos).toContain(cabecalho)
    })

    it('SEG-04 cabeçalhos grandes demais e o que nem é HTTP', async () => {
      const grande = await pedirCru(`GET /saude HTTP/1.1\r\nhost: x\r\nx-lixo: ${'x'.repeat(20_000)}`)
      expect([grande.status, JSON.parse(grande.corpo).codigo]).toEqual([431, 'CORPO_GRANDE_DEMAIS'])
      const lixo = await pedirCru('isto não é HTTP')
      expect([lixo.status, JSON.parse(lixo.corpo).codigo]).toEqual([400, 'REQUISICAO_INVALIDA'])
    })
  })
})
