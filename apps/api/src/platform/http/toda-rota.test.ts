import { COISAS } from '@balcao/dominio/coisas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { listarRotas } from '../../rotas.ts'

const contratos = listarRotas(() => '').map(({ contrato }) => contrato)
const comSessao = contratos.filter(({ acao }) => acao)
// Any id will do: who is refused must not learn whether it exists.
const caminho = (modelo: string) => modelo.replace(/:\w+/g, '1')

describe('toda rota', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste({ negocios: ['aurora', 'boreal'] })
  })
  afterAll(() => teste.fechar())

  it.each(comSessao)(
    'AUT-10 NEG-03 $metodo $caminho: 401 sem sessão e com o token de outro negócio',
    async (contrato) => {
      const url = `/api/aurora${caminho(contrato.caminho)}`
      const deOutro = await teste.tokenDe('ADMIN', 'boreal')
      for (const headers of [{}, { authorization: `Bearer ${deOutro}` }]) {
        const { statusCode, body } = await teste.app.inject({ method: contrato.metodo, url, headers })
        expect([statusCode, JSON.parse(body).codigo]).toEqual([401, 'SEM_SESSAO'])
      }
    },
  )

  it('são todas', () => expect(comSessao.length).toBeGreaterThan(250))

  it('API-01 só é público o que alguém sem sessão precisa', () => {
    expect(contratos.filter(({ publico }) => publico).map(({ caminho }) => caminho)).toEqual([
      '/parametros/SAC/env.js',
      '/sac/manifest',
      '/images/logo',
      '/images/icone',
      '/images/background/SAC',
      '/captcha',
      '/login/sac',
      '/login/sac/segundo-fator',
      '/senha/requisitar-token-redefinicao',
      '/senha/validar-token',
      '/senha/redefinir-via-token',
      '/nova-conta',
      '/nova-conta/validar-token',
      '/nova-conta/confirmar',
      // Authorised by the token of the message.
      '/conta/confirmar-email',
      '/conta/desfazer-email',
      // Authorised by the token of its own address.
      '/sac/relatorios/:idRelatorio/visualizar',
      // Authorised by the secret of the link.
      '/tickets-pelo-link',
      '/tickets-pelo-link/anexo',
      '/tickets-pelo-link/visita',
      '/tickets-pelo-link/resposta',
      '/tickets-pelo-link/avaliacao',
      // Authorised by the token of its own address.
      '/sac/correio-recebido/:idRecebida/pagina',
      // Signed by the system that calls it.
      '/whatsapp/eventos',
      '/whatsapp/eventos',
      '/erp/eventos',
      // Authorised by the secret of the link.
      '/orcamentos-pelo-link',
      '/orcamentos-pelo-link/pdf',
      '/orcamentos-pelo-link/aceite',
      '/orcamentos-pelo-link/abertura',
      '/orcamentos-pelo-link/recusa',
      '/orcamentos-pelo-link/pergunta',
      '/agendas.ics',
      '/images/produtos/:idImagem',
      // Authorised by the code that the server showed as it began.
      '/implantacao',
      '/implantacao/codigo',
      '/implantacao/empresa',
      '/implantacao/email',
      '/implantacao',
      // Authorised by the token of the message.
      '/convite/validar-token',
      '/convite/aceitar',
    ])
  })

  it('SHL-06 o que uma rota muda, alguma tela lê; e nada se lê com uma palavra que ninguém muda', () => {
    const lidas = new Set(contratos.flatMap(({ le = [] }) => le))
    const mudadas = new Set(contratos.flatMap(({ muda = [] }) => muda))
    expect([...lidas].toSorted()).toEqual([...mudadas].toSorted())
    expect([...mudadas].toSorted()).toEqual(COISAS.toSorted())
  })

  it('API-01 nenhum endereço é declarado duas vezes', () => {
    const enderecos = contratos.map(({ metodo, caminho }) => `${metodo} ${caminho}`)
    expect(new Set(enderecos).size).toBe(enderecos.length)
  })
})
