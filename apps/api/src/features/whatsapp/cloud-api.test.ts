import { describe, expect, it } from 'vitest'
import { emJson, usarServicoDeFora } from '../../../test/servico-de-fora.ts'
import { cloudApi } from './cloud-api.ts'

describe('ALC-05 a Cloud API, num servidor que fala como ela', () => {
  const servico = usarServicoDeFora()
  const api = () =>
    cloudApi({
      endereco: servico.endereco,
      numeroId: '10',
      chave: 'tok',
      servidoresDeArquivos: ['arquivos.exemplo.test'],
    })
  const PARA = '551187654321'
  const TEXTO = { especie: 'TEXTO', texto: 'Bom dia' } as const

  it('envia texto livre, ao número que veio, com a chave', async () => {
    servico.atender = emJson({ messages: [{ id: 'wamid.1' }] })
    expect(await api().enviar(PARA, TEXTO)).toEqual({ situacao: 'ACEITA', wamid: 'wamid.1' })
    expect(servico.recebidos).toEqual([
      {
        metodo: 'POST',
        caminho: '/10/messages',
        autorizacao: 'Bearer tok',
        corpo: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: '551187654321',
          type: 'text',
          text: { preview_url: false, body: 'Bom dia' },
        },
      },
    ])
  })

  it('envia um modelo, com o texto numa linha só', async () => {
    servico.atender = emJson({ messages: [{ id: 'wamid.2' }] })
    await api().enviar(PARA, {
      especie: 'MODELO',
      texto: 'Bom\ndia',
      modelo: { nome: 'retomar', idioma: 'pt_BR' },
    })
    expect(servico.recebidos[0]?.corpo).toMatchObject({
      type: 'template',
      template: {
        name: 'retomar',
        language: { code: 'pt_BR' },
        components: [{ type: 'body', parameters: [{ type: 'text', text: 'Bom dia' }] }],
      },
    })
  })

  it('a recusa traz o código; o silêncio é dito', async () => {
    servico.atender = emJson({ error: { code: 131047, message: 'Re-engagement message' } }, 400)
    expect(await api().enviar(PARA, TEXTO)).toEqual({ situacao: 'RECUSADA', codigo: 131047, status: 400 })
    servico.atender = emJson({}, 503)
    expect(await api().enviar(PARA, TEXTO)).toEqual({ situacao: 'RECUSADA', codigo: null, status: 503 })
    servico.atender = (resposta) => resposta.destroy()
    expect(await api().enviar(PARA, TEXTO)).toEqual({ situacao: 'SEM_RESPOSTA' })
    servico.atender = emJson({ messages: [] })
    expect(await api().enviar(PARA, TEXTO)).toEqual({ situacao: 'SEM_RESPOSTA' })
  })

  it('leva um arquivo, e diz o que não foi aceito', async () => {
    const arquivo = { nome: 'laudo.pdf', midia: 'application/pdf', bytes: new Uint8Array([1, 2]) }
    servico.atender = emJson({ id: 'm9' })
    expect(await api().levarArquivo(arquivo)).toEqual({ situacao: 'ACEITA', id: 'm9' })
    expect(servico.recebidos[0]).toMatchObject({ caminho: '/10/media', autorizacao: 'Bearer tok' })
    servico.atender = emJson({ error: { code: 100 } }, 400)
    expect(await api().levarArquivo(arquivo)).toEqual({ situacao: 'RECUSADA', codigo: 100, status: 400 })
    servico.atender = (resposta) => resposta.destroy()
    expect(await api().levarArquivo(arquivo)).toEqual({ situacao: 'SEM_RESPOSTA' })
    servico.atender = emJson({ id: '' })
    expect(await api().levarArquivo(arquivo)).toEqual({ situacao: 'SEM_RESPOSTA' })
  })

  it('busca a mídia pelo endereço dado na hora, com a chave, até o tamanho', async () => {
    servico.atender = (resposta, { caminho }) =>
      caminho === '/m1'
        ? emJson({ url: `${servico.endereco}/arquivo`, file_size: 5 })(resposta, {} as never)
        : resposta.writeHead(200).end('12345')
    expect(String(await api().baixarMidia('m1', 5))).toBe('12345')
    expect(servico.recebidos.map(({ caminho, autorizacao }) => [caminho, autorizacao])).toEqual([
      ['/m1', 'Bearer tok'],
      ['/arquivo', 'Bearer tok'],
    ])
    expect(await api().baixarMidia('m1', 4)).toBeNull()
    servico.atender = (resposta, { caminho }) =>
      caminho === '/m1'
        ? emJson({ url: `${servico.endereco}/arquivo` })(resposta, {} as never)
        : resposta.writeHead(200).end('123456')
    expect(await api().baixarMidia('m1', 5)).toBeNull()
    servico.recebidos.length = 0
    servico.atender = emJson({ error: { code: 100 } }, 404)
    expect(await api().baixarMidia('m1', 5)).toBeNull()
  })

  it.each([
    ['outro servidor', 'https://exemplo.test/arquivo'],
    ['um que termina como o dito', 'https://ruim-arquivos.exemplo.test/arquivo'],
    ['um abaixo do dito', 'https://x.arquivos.exemplo.test/arquivo'],
    ['o dito, sem cifra', 'http://arquivos.exemplo.test/arquivo'],
    ['o dito, em outra porta', 'https://arquivos.exemplo.test:8443/arquivo'],
    ['o dito como nome de usuário', 'https://arquivos.exemplo.test@exemplo.test/arquivo'],
    ['um arquivo daqui', 'file:///etc/passwd'],
    ['nenhum endereço', 'nada'],
  ])('a chave não vai a %s', async (_, url) => {
    servico.atender = emJson({ url })
    expect(await api().baixarMidia('m1', 5)).toBeNull()
    expect(servico.recebidos.map(({ caminho }) => caminho)).toEqual(['/m1'])
  })

  it('a chave não segue para onde o servidor manda', async () => {
    servico.atender = (resposta, { caminho }) =>
      caminho === '/m1'
        ? emJson({ url: `${servico.endereco}/arquivo` })(resposta, {} as never)
        : resposta.writeHead(302, { location: 'https://exemplo.test/arquivo' }).end()
    expect(await api().baixarMidia('m1', 5)).toBeNull()
  })
})
