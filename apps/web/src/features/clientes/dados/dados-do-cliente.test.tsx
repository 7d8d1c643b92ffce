import { obterCliente } from '@balcao/dominio/clientes/contratos'
import {
  atualizarAtividade,
  classificarCliente,
  desclassificarCliente,
  listarAtividadesDoCliente,
} from '@balcao/dominio/clientes/secoes'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { listarLimites } from '@balcao/dominio/limites/contratos'
import { listarAtividades, listarClassificacoes } from '@balcao/dominio/opcoes/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { criarClienteDeConsultas } from '../../../platform/consultas.ts'
import { FilialDaCoisa } from '../../../platform/parametros.ts'
import { SessaoAberta } from '../../../platform/sessao.tsx'
import { cargaDe } from '../../../teste/carga.ts'
import { cadastroDe } from '../../../teste/cliente.ts'
import { escolher } from '../../../teste/escolher.ts'
import { renderizar } from '../../../teste/renderizar.tsx'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'
import { AreaDeToasts } from '../../../ui/retorno/area-de-toasts.tsx'
import { ProvedorDeConfirmacao } from '../../../ui/retorno/confirmacao.tsx'
import { DadosDoCliente } from './dados-do-cliente.tsx'

const servidor = usarServidor()

beforeEach(() => {
  servidor.use(
    responder(obterCliente, cadastroDe()),
    responder(listarLimites, { itens: [] }),
    responder(listarAtividadesDoCliente, {
      itens: [{ id: 1, atividade: 'Padaria e confeitaria', idAtividade: 10, permiteEditar: true }],
    }),
    responder(listarAtividades, {
      itens: [
        { id: 10, atividade: 'Padaria e confeitaria' },
        { id: 11, atividade: 'Mercado' },
      ],
    }),
    responder(listarClassificacoes, {
      itens: [
        { id: 3, desc: 'Ouro' },
        { id: 4, desc: 'Prata' },
      ],
    }),
  )
})

type Abertura = { tipo?: TipoDeUsuario; parametros?: Record<string, string> }

async function abrir({ tipo = 'ADMIN', parametros = {} }: Abertura = {}) {
  const gravados = Object.entries(parametros).map(([chave, valor]) => ({ chave, valor, filialId: 2 }))
  const tela = renderizar(
    <QueryClientProvider client={criarClienteDeConsultas(() => {})}>
      <SessaoAberta carga={cargaDe(tipo, { parametros: gravados })}>
        <ProvedorDeConfirmacao>
          <FilialDaCoisa value={2}>
            <DadosDoCliente titulo="Dados Cadastrais" idCli={42} />
          </FilialDaCoisa>
          <AreaDeToasts />
        </ProvedorDeConfirmacao>
      </SessaoAberta>
    </QueryClientProvider>,
  )
  await screen.findByText('Pães São João Ltda')
  return tela
}

const valorDe = (nome: string) => screen.getByText(nome, { selector: 'dt' }).nextElementSibling

describe('cartão do cliente', () => {
  it('CLI-03 mostra o que há no cadastro', async () => {
    await abrir()
    const esperado = {
      ID: '42',
      CNPJ: '11.222.333/0001-81',
      'Razão social': 'Pães São João Ltda',
      'Nome fantasia': 'Padaria São João',
      'Inscrição estadual': '–',
      'Cidade/UF': 'Campinas/SP',
      Categoria: 'Ouro',
      'Prazo médio': '28 dias',
      'Data última compra': '02/10/2026',
      'Média do valor de compra': 'R$ 1.234,50',
      'Classe de venda': 'A',
      'Data cadastro': '15/01/2020',
      Rede: 'Rede Pão Bom',
      'UTM origem': 'google',
      'UTM mídia': 'cpc',
      'UTM campanha': 'natal',
    }
    for (const [nome, valor] of Object.entries(esperado)) expect(valorDe(nome)).toHaveTextContent(valor)
    expect(valorDe('Endereço')).toHaveTextContent('Rua das Flores, 10, Centro · CEP 13010-000')
    expect(await screen.findByText('Padaria e confeitaria')).toBeVisible()
  })

  it('CLI-04 cada legenda diz o que quer dizer, e o bloqueio, por quê', async () => {
    const motivoBloqueio = 'Cheque sem fundos'
    servidor.use(responder(obterCliente, cadastroDe({ legendas: ['BD', '90'], motivoBloqueio })))
    await abrir()
    expect(screen.getByText('Cliente bloqueado')).toBeVisible()
    expect(valorDe('Legendas')).toHaveTextContent('BD Bloqueio definitivo: Cheque sem fundos')
    expect(valorDe('Legendas')).toHaveTextContent('90 Mais de 90 dias sem comprar')
  })

  it('CLI-03, PAR-01 sem exibeUtm na filial, a campanha não aparece', async () => {
    await abrir({ parametros: { exibeUtm: 'N' } })
    expect(screen.queryByText('UTM origem')).not.toBeInTheDocument()
  })
})

describe('mapa', () => {
  const NOMINATIM = 'https://nominatim.openstreetmap.org/search'
  const A_QUALQUER_UM = { headers: { 'access-control-allow-origin': '*' } }
  // Another origin's: the browser asks first.
  beforeEach(() => servidor.use(http.options(NOMINATIM, () => new HttpResponse(null, A_QUALQUER_UM))))

  it('CLI-03 só se procura o endereço quando alguém quer ver o mapa', async () => {
    const procurados: (string | null)[] = []
    servidor.use(
      http.get(NOMINATIM, ({ request }) => {
        procurados.push(new URL(request.url).searchParams.get('q'))
        return HttpResponse.json([{ lat: '-22.9', lon: '-47.06' }], A_QUALQUER_UM)
      }),
    )
    const { usuario } = await abrir()
    expect(screen.getByRole('link', { name: /Abrir no OpenStreetMap/ })).toBeVisible()
    expect(procurados).toEqual([])
    await usuario.click(screen.getByRole('button', { name: 'Ver mapa' }))
    const mapa = await screen.findByTitle('Mapa do endereço')
    expect(mapa.getAttribute('src')).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/)
    expect(mapa.getAttribute('src')).toContain('marker=-22.9%2C-47.06')
    expect(procurados).toEqual(['Rua das Flores, 10, Centro, Campinas - SP, 13010-000, Brasil'])
  })

  it.each([
    ['sem rede', () => HttpResponse.error()],
    ['o endereço não é achado', () => HttpResponse.json([], A_QUALQUER_UM)],
  ])('CLI-03 quando %s, o cartão segue valendo', async (_caso, resposta) => {
    servidor.use(http.get(NOMINATIM, resposta))
    const { usuario } = await abrir()
    await usuario.click(screen.getByRole('button', { name: 'Ver mapa' }))
    expect(await screen.findByText('Não foi possível achar este endereço no mapa.')).toBeVisible()
    expect(screen.getByText('Pães São João Ltda')).toBeVisible()
  })

  it('PAR-01 o da filial pode ser o do Google', async () => {
    const { usuario } = await abrir({ parametros: { provedorDeMapa: 'GOOGLE' } })
    await usuario.click(screen.getByRole('button', { name: 'Ver mapa' }))
    expect(screen.getByTitle('Mapa do endereço').getAttribute('src')).toMatch(
      /^https:\/\/www\.google\.com\/maps\?output=embed&q=Rua%20das%20Flores/,
    )
  })

  it('PAR-01 ou nenhum', async () => {
    await abrir({ parametros: { provedorDeMapa: 'NENHUM' } })
    expect(screen.queryByRole('button', { name: 'Ver mapa' })).not.toBeInTheDocument()
  })
})

describe('atividade', () => {
  const lapis = { name: 'Mudar atividade Padaria e confeitaria' }

  it('CLI-06 muda para outra da lista, e diz qual se via', async () => {
    const enviados: unknown[] = []
    servidor.use(
      responder(atualizarAtividade, async (request) => {
        enviados.push([new URL(request.url).search, await request.json()])
        return { message: 'Atividade alterada.' }
      }),
    )
    const { usuario } = await abrir()
    await usuario.click(await screen.findByRole('button', lapis))
    const janela = within(await screen.findByRole('dialog', { name: 'Mudar atividade' }))
    await usuario.click(janela.getByRole('button', { name: 'Mudar atividade' }))
    expect(await janela.findByText('Campo obrigatório')).toBeVisible()
    expect(enviados).toEqual([])
    await escolher(usuario, 'Nova atividade', /Mercado/)
    await usuario.click(janela.getByRole('button', { name: 'Mudar atividade' }))
    expect(await screen.findByText('Atividade alterada.')).toBeVisible()
    expect(enviados).toEqual([['?idCli=42', { id: 1, valoranterior: 'Padaria e confeitaria', valor: 11 }]])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('PER-05 se outra pessoa mudou antes, diz e fica aberto', async () => {
    const message = 'Outra pessoa já alterou este dado.'
    servidor.use(responder(atualizarAtividade, recusar(409, { codigo: 'VALOR_MUDOU', message })))
    const { usuario } = await abrir()
    await usuario.click(await screen.findByRole('button', lapis))
    const janela = within(await screen.findByRole('dialog', { name: 'Mudar atividade' }))
    await escolher(usuario, 'Nova atividade', /Mercado/)
    await usuario.click(janela.getByRole('button', { name: 'Mudar atividade' }))
    expect(await janela.findByText(message)).toBeVisible()
  })

  it('CLI-06 a que não permite edição não tem como ser mudada', async () => {
    servidor.use(
      responder(listarAtividadesDoCliente, {
        itens: [{ id: 1, atividade: 'Do ERP', idAtividade: null, permiteEditar: false }],
      }),
    )
    await abrir()
    expect(await screen.findByText('Do ERP')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Mudar atividade/ })).not.toBeInTheDocument()
  })
})

describe('classificação', () => {
  it('CLI-03 muda com a versão que se via', async () => {
    const enviados: unknown[] = []
    servidor.use(
      responder(classificarCliente, async (request) => {
        enviados.push([new URL(request.url).search, await request.json()])
        return { message: 'Classificação alterada.' }
      }),
    )
    const { usuario } = await abrir()
    expect(valorDe('Classificação')).toHaveTextContent('OuroPaga em dia')
    await usuario.click(screen.getByRole('button', { name: 'Mudar classificação' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Classificar cliente' }))
    expect(janela.getByLabelText('Observações')).toHaveValue('Paga em dia')
    await escolher(usuario, 'Classificação', /Prata/)
    await usuario.click(janela.getByRole('button', { name: 'Classificar cliente' }))
    expect(await screen.findByText('Classificação alterada.')).toBeVisible()
    expect(enviados).toEqual([['?idCli=42', { classificacao: 4, obs: 'Paga em dia', versao: 7 }]])
  })

  it('PER-05 se o cadastro mudou, diz, e só tenta de novo com o que há agora', async () => {
    const versoes: unknown[] = []
    servidor.use(
      responder(classificarCliente, async (request) => {
        const { versao } = (await request.json()) as { versao: number }
        versoes.push(versao)
        if (versao === 8) return { message: 'Classificação alterada.' }
        return recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Mudou.' })
      }),
    )
    const { usuario } = await abrir()
    await usuario.click(screen.getByRole('button', { name: 'Mudar classificação' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Classificar cliente' }))
    await escolher(usuario, 'Classificação', /Prata/)
    await usuario.click(janela.getByRole('button', { name: 'Classificar cliente' }))
    expect(await janela.findByText('Este cadastro mudou enquanto você preenchia')).toBeVisible()
    servidor.use(responder(obterCliente, cadastroDe({ versao: 8 })))
    await usuario.click(janela.getByRole('button', { name: 'Ver como está agora' }))
    await waitFor(() => expect(janela.queryByText(/mudou enquanto/)).not.toBeInTheDocument())
    await usuario.click(janela.getByRole('button', { name: 'Classificar cliente' }))
    expect(await screen.findByText('Classificação alterada.')).toBeVisible()
    expect(versoes).toEqual([7, 8])
  })

  it('CLI-03 tira depois de perguntar, e pode desfazer', async () => {
    const feitos: unknown[] = []
    servidor.use(
      responder(desclassificarCliente, ({ url }) => {
        feitos.push(new URL(url).searchParams.get('versao'))
        return { message: 'Classificação removida.' }
      }),
      responder(classificarCliente, async (request) => {
        feitos.push(await request.json())
        return { message: 'Classificação alterada.' }
      }),
    )
    const { usuario } = await abrir()
    const tirar = screen.getByRole('button', { name: 'Tirar classificação' })
    await usuario.click(tirar)
    const pergunta = within(await screen.findByRole('dialog', { name: 'Tirar a classificação do cliente?' }))
    await usuario.click(pergunta.getByRole('button', { name: 'Cancelar' }))
    expect(feitos).toEqual([])
    await usuario.click(tirar)
    const outra = within(await screen.findByRole('dialog', { name: 'Tirar a classificação do cliente?' }))
    await usuario.click(outra.getByRole('button', { name: 'Tirar classificação' }))
    await usuario.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(feitos).toEqual(['7', { classificacao: 3, obs: 'Paga em dia' }]))
  })

  it('PER-01 quem não pode classificar só lê', async () => {
    await abrir({ tipo: 'REPRESENTANTE' })
    expect(valorDe('Classificação')).toHaveTextContent('Ouro')
    expect(screen.queryByRole('button', { name: /classificação/ })).not.toBeInTheDocument()
  })
})

describe('limites de crédito', () => {
  const LIMITE: RespostaDe<typeof listarLimites>['itens'][number] = {
    id: 1,
    limite_total: 1000,
    limite_utilizado: 1200,
    limite_disponivel: 0,
    credito_disponivel: null,
    cobranca: { desc: 'Boleto' },
    plano: { desc: '28 dias' },
    data_vencimento: '2026-12-31',
  }

  it('CLI-03 mostra quanto se usou de cada um', async () => {
    servidor.use(responder(listarLimites, { itens: [LIMITE] }))
    await abrir()
    const cartao = within(await screen.findByRole('region', { name: 'Limites de Crédito' }))
    const barra = await cartao.findByRole('progressbar', { name: 'Limite utilizado' })
    expect(barra).toHaveAttribute('aria-valuenow', '100')
    for (const texto of ['Boleto', '28 dias', '31/12/2026', 'R$ 1.200,00 usados de R$ 1.000,00'])
      expect(cartao.getByText(texto)).toBeVisible()
    expect(cartao.queryByText('Crédito disponível')).not.toBeInTheDocument()
  })

  it('CLI-03 sem nenhum, diz isso', async () => {
    await abrir()
    expect(await screen.findByText('Nenhum limite disponível.')).toBeVisible()
  })
})
