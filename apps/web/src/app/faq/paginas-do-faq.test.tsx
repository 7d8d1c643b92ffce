import {
  alterarArtigo,
  avaliarArtigo,
  criarArtigo,
  listarArtigos,
  listarArtigosRelacionados,
  listarTiposDeArtigo,
  obterArtigo,
  publicarArtigo,
} from '@balcao/dominio/faq/contratos'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { artigoDaLista, artigoDe } from '../../teste/artigo.ts'
import { cargaDe } from '../../teste/carga.ts'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()
const TIPOS = [
  { id: 1, descricao: 'Devoluções', quantidade: 0 },
  { id: 2, descricao: 'Boletos e pagamentos', quantidade: 12 },
]
let pedidos: string[] = []
let itens = [artigoDaLista(1)]
beforeEach(() => {
  pedidos = []
  itens = [artigoDaLista(1, { titulo: 'Boleto vencido', trecho: 'Pague o boleto no banco.' })]
})

function abrir(caminho: string, tipo: TipoDeUsuario = 'ADMIN') {
  servidor.use(
    ...respostasDoPortal(cargaDe(tipo)),
    responder(listarTiposDeArtigo, { itens: TIPOS }),
    responder(listarArtigos, (request) => {
      pedidos.push(new URL(request.url).search)
      return { itens, paginator: montarPaginator(1, 10, itens.length * 12) }
    }),
    responder(listarArtigosRelacionados, { itens: [{ id: 9, titulo: 'Pagar com Pix', score: 40 }] }),
  )
  return abrirPortal(caminho)
}
const endereco = ({ roteador }: ReturnType<typeof abrir>) => roteador.state.location.searchStr
const titulo = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('/faq', () => {
  it('FAQ-01 lista com tipo e score; tipos com quantidade filtram pelo endereço', async () => {
    const tela = abrir('/faq')
    const item = within(await screen.findByRole('list', { name: 'Artigos' }))
    expect(item.getByRole('link', { name: 'Boleto vencido' })).toHaveAttribute('href', '/artigo/1')
    expect(item.getByText('Utilidade 80%')).toBeVisible()
    const tipos = within(screen.getByRole('group', { name: 'Tipos de artigo' }))
    // One without articles is not offered.
    expect(tipos.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Todos12',
      'Boletos e pagamentos12',
    ])
    await tela.usuario.click(tipos.getByRole('button', { name: /^Boletos/ }))
    await waitFor(() => expect(endereco(tela)).toBe('?tipo=2'))
    await waitFor(() => expect(pedidos.at(-1)).toBe('?tipo=2'))
    await tela.usuario.click(screen.getByRole('button', { name: 'Próxima página' }))
    await waitFor(() => expect(endereco(tela)).toBe('?tipo=2&page=2'))
  })

  it('FAQ-01 a busca espera a digitação, fica no endereço e destaca o que achou', async () => {
    const tela = abrir('/faq?page=2')
    await titulo('Faq')
    await tela.usuario.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'boletos')
    await waitFor(() => expect(endereco(tela)).toBe('?termo=boletos'))
    await waitFor(() => expect(pedidos).toEqual(['?page=2', '?termo=boletos']))
    const marcas = await screen.findAllByText(/^boleto$/i, { selector: 'mark' })
    expect(marcas).toHaveLength(2)
  })

  it('FAQ-01 sem resultado, diz isso e o que fazer', async () => {
    itens = []
    const tela = abrir('/faq?termo=xyz')
    expect(await screen.findByText('Nenhum registro encontrado')).toBeVisible()
    await tela.usuario.click(screen.getByRole('button', { name: 'Ver todos os artigos' }))
    await waitFor(() => expect(endereco(tela)).toBe(''))
    expect(screen.getByRole('button', { name: 'Abrir ticket' })).toBeVisible()
  })

  it('ERR-04 a falha aparece na área e tenta de novo', async () => {
    const tela = abrir('/faq')
    servidor.use(responder(listarArtigos, recusar(409, { message: 'Busca parada.' })))
    expect(await screen.findByText('Busca parada.')).toBeVisible()
    servidor.use(responder(listarArtigos, { itens, paginator: montarPaginator(1, 10, 1) }))
    await tela.usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('link', { name: 'Boleto vencido' })).toBeVisible()
  })

  it('PER-01 só quem escreve vê como escrever e o que é rascunho ou interno', async () => {
    itens = [artigoDaLista(1, { publicado: false, publico: 'INTERNO' })]
    const tela = abrir('/faq', 'SUPERVISOR')
    expect(await screen.findByText('Rascunho')).toBeVisible()
    expect(screen.getByText('Só a equipe')).toBeVisible()
    expect(screen.queryByText(/Utilidade/)).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Novo artigo' })).toBeVisible()
    tela.unmount()
    abrir('/faq', 'CONSUMIDOR_FINAL')
    await titulo('Faq')
    expect(screen.queryByRole('link', { name: 'Novo artigo' })).not.toBeInTheDocument()
  })
})

describe('/artigo/{id}', () => {
  it('FAQ-01 o artigo, os relacionados e o caminho de volta', async () => {
    servidor.use(responder(obterArtigo, artigoDe(5, { titulo: 'Boleto vencido' })))
    abrir('/artigo/5', 'OPERADOR')
    await titulo('Boleto vencido')
    expect(document.title).toBe('Boleto vencido · Aurora Distribuidora')
    expect(screen.getByText('Utilidade 80%')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Antes' })).toBeVisible()
    const trilha = within(screen.getByRole('navigation', { name: 'Você está em' }))
    expect(trilha.getByRole('link', { name: 'Faq' })).toHaveAttribute('href', '/faq')
    expect(trilha.getByRole('link', { name: 'Boletos e pagamentos' })).toHaveAttribute('href', '/faq?tipo=2')
    expect(await screen.findByRole('link', { name: /Pagar com Pix/ })).toHaveAttribute('href', '/artigo/9')
    expect(screen.getByText('Utilidade 40%')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Editar' })).not.toBeInTheDocument()
  })

  it('FAQ-01 dizer que não ajudou oferece um ticket, e o score acompanha', async () => {
    const votos: unknown[] = []
    servidor.use(
      responder(obterArtigo, artigoDe(5)),
      responder(avaliarArtigo, async (request) => {
        votos.push(await request.json())
        return { score: 49, ajudou: 10, naoAjudou: 9, meuVoto: false }
      }),
    )
    const { usuario } = abrir('/artigo/5', 'CONSUMIDOR_FINAL')
    await titulo('Artigo 5')
    expect(screen.queryByRole('button', { name: 'Abrir ticket' })).not.toBeInTheDocument()
    await usuario.click(screen.getByRole('button', { name: 'Não' }))
    expect(await screen.findByText(/Obrigado por avaliar/)).toBeVisible()
    expect(votos).toEqual([{ ajudou: false }])
    expect(screen.getByText('Utilidade 49%')).toBeVisible()
    expect(screen.getByText(/^Ajudou 10 de 19 pessoas que avaliaram\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Não' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('button', { name: 'Abrir ticket' })).toBeVisible()
  })

  it.each(['/artigo/5', '/artigo/abc', '/artigo/0'])(
    'FAQ-01 %s que não se pode ler não existe',
    async (caminho) => {
      servidor.use(responder(obterArtigo, recusar(404, { codigo: 'NAO_ENCONTRADO', message: 'Não.' })))
      abrir(caminho)
      await titulo('Artigo não encontrado')
      expect(screen.getByRole('link', { name: 'Ver todos os artigos' })).toHaveAttribute('href', '/faq')
    },
  )
})

describe('escrever artigos', () => {
  const salvar = () => screen.getByRole('button', { name: /^Salvar/ })

  it('FAQ-01 um artigo novo tem prévia e é salvo como rascunho', async () => {
    const enviados: unknown[] = []
    servidor.use(
      responder(obterArtigo, artigoDe(7, { publicado: false })),
      responder(criarArtigo, async (request) => {
        enviados.push(await request.json())
        return artigoDe(7, { publicado: false, versao: 1 })
      }),
    )
    const tela = abrir('/faq/novo')
    await titulo('Novo artigo')
    await tela.usuario.type(screen.getByRole('textbox', { name: 'Título' }), 'Pix')
    await tela.usuario.click(screen.getByRole('combobox', { name: 'Tipo' }))
    await tela.usuario.click(await screen.findByRole('option', { name: 'Boletos e pagamentos' }))
    await tela.usuario.type(screen.getByRole('textbox', { name: 'Texto' }), '**Pague** já')
    const previa = within(screen.getByRole('region', { name: 'Prévia' }))
    expect(previa.getByText('Pague').tagName).toBe('STRONG')
    await tela.usuario.click(salvar())
    await waitFor(() =>
      expect(enviados).toEqual([
        {
          titulo: 'Pix',
          idTipo: 2,
          publico: 'TODOS',
          palavrasChave: '',
          conteudo: '**Pague** já',
          posicao: null,
        },
      ]),
    )
    await waitFor(() => expect(tela.roteador.state.location.pathname).toBe('/artigo/7/editar'))
    expect(await screen.findByRole('button', { name: 'Publicar' })).toBeEnabled()
  })

  it('TIC-13 quem salvou antes aparece, e o que se escreveu não se perde', async () => {
    const versoes: unknown[] = []
    let atual = artigoDe(5)
    servidor.use(
      responder(obterArtigo, () => atual),
      responder(alterarArtigo, async (request) => {
        const corpo = (await request.json()) as { versao: number; titulo: string }
        versoes.push(corpo.versao)
        if (corpo.versao !== atual.versao)
          return recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Mudou.' })
        return { ...atual, titulo: corpo.titulo, versao: atual.versao + 1 }
      }),
    )
    const { usuario } = abrir('/artigo/5/editar')
    await titulo('Editar artigo')
    await usuario.type(screen.getByRole('textbox', { name: 'Título' }), ' novo')
    atual = artigoDe(5, { versao: 4, conteudo: 'Escrito por outra pessoa.' })
    await usuario.click(salvar())
    const conflito = await screen.findByRole('alert')
    await usuario.click(within(conflito).getByRole('button', { name: 'Ver como está agora' }))
    const agora = within(await screen.findByRole('region', { name: 'Como está agora' }))
    expect(agora.getByText('Escrito por outra pessoa.')).toBeVisible()
    await usuario.click(agora.getByRole('button', { name: 'Continuar com o que eu escrevi' }))
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Artigo 5 novo')
    await usuario.click(salvar())
    await waitFor(() => expect(versoes).toEqual([3, 4]))
    expect(await screen.findByText('Artigo salvo.')).toBeVisible()
  })

  it('FAQ-01 publicar pergunta antes; quem não escreve não entra aqui', async () => {
    servidor.use(
      responder(obterArtigo, artigoDe(5, { publicado: false })),
      responder(publicarArtigo, artigoDe(5, { versao: 4 })),
    )
    const tela = abrir('/artigo/5/editar', 'GERENTE')
    await tela.usuario.click(await screen.findByRole('button', { name: 'Publicar' }))
    const pergunta = within(await screen.findByRole('dialog', { name: 'Publicar o artigo?' }))
    await tela.usuario.click(pergunta.getByRole('button', { name: 'Publicar' }))
    expect(await screen.findByRole('button', { name: 'Tirar do ar' })).toBeVisible()
    tela.unmount()
    abrir('/faq/novo', 'OPERADOR')
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Novo artigo' })).not.toBeInTheDocument(),
    )
    expect(screen.queryByRole('textbox', { name: 'Título' })).not.toBeInTheDocument()
  })
})
