import {
  baixarDocumento,
  type DocumentoDoCliente,
  enviarDocumento,
  excluirDocumento,
  listarDocumentacao,
} from '@balcao/dominio/documentacao/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cargaDe } from '../../teste/carga.ts'
import { escolher } from '../../teste/escolher.ts'
import { abrirNaSessao } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'
import { DocumentosDoCliente } from './documentos-do-cliente.tsx'

const servidor = usarServidor()

const documentoDe = (id: number, outros: Partial<DocumentoDoCliente> = {}): DocumentoDoCliente => ({
  id,
  tipo: 'CONTRATO_SOCIAL',
  nome: `contrato-${id}.pdf`,
  midia: 'application/pdf',
  tamanho: 350_000,
  validade: null,
  situacao: 'SEM_VALIDADE',
  enviadoEm: '2020-01-10T15:00:00Z',
  enviadoPor: 'Rita de Cássia Lemos',
  ...outros,
})

let documentos: DocumentoDoCliente[] = []
let chaves: (string | null)[] = []
beforeEach(() => {
  documentos = [
    documentoDe(1, { tipo: 'ALVARA', nome: 'alvara.pdf', validade: '2020-02-01', situacao: 'VENCIDO' }),
    documentoDe(2),
  ]
  chaves = []
  servidor.use(
    responder(listarDocumentacao, () => ({ itens: documentos })),
    responder(enviarDocumento, ({ headers }) => {
      chaves.push(headers.get('Idempotency-Key'))
      documentos = [...documentos, documentoDe(9, { nome: 'novo.pdf' })]
      return documentoDe(9)
    }),
  )
})

const abrir = (carga = cargaDe('OPERADOR')) => abrirNaSessao(<DocumentosDoCliente idCli={42} />, carga)
const arquivo = (nome = 'novo.pdf', bytes = 10) =>
  new File([new Uint8Array(bytes)], nome, { type: 'application/pdf' })

async function abrirNovo() {
  const { usuario } = abrir()
  await usuario.click(await screen.findByRole('button', { name: 'Adicionar documento' }))
  const janela = within(await screen.findByRole('dialog', { name: 'Adicionar documento' }))
  return { usuario, janela }
}

describe('documentos do cliente', () => {
  it('CAD-05 diz o que é, até quando vale, o tamanho, quem e quando', async () => {
    abrir()
    const linha = await screen.findByRole('row', { name: /alvara\.pdf/ })
    expect(linha).toHaveTextContent(
      /Alvará ou licença.*alvara\.pdf.*Vencido.*até 01\/02\/2020.*342 KB.*Rita Lemos/,
    )
  })

  it('ERR-08 sem nenhum diz isso, e a falha fica no cartão', async () => {
    documentos = []
    const { usuario } = abrir()
    expect(await screen.findByText('Nenhum documento guardado.')).toBeVisible()
    servidor.use(responder(listarDocumentacao, recusar(409, { message: 'Em manutenção.' })))
    await usuario.click(screen.getByRole('button', { name: 'Atualizar documentos' }))
    expect(await screen.findByText('Em manutenção.')).toBeVisible()
  })

  it('PER-01 quem só vê baixa, mas não adiciona nem exclui', async () => {
    servidor.use(responder(baixarDocumento, new HttpResponse('conteúdo')))
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    const salvo = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { usuario } = abrir(cargaDe('COLABORADOR'))
    await usuario.click(await screen.findByRole('button', { name: 'Baixar alvara.pdf' }))
    await waitFor(() => expect(salvo).toHaveBeenCalled())
    expect(salvo.mock.contexts[0]).toHaveProperty('download', 'alvara.pdf')
    expect(screen.queryByRole('button', { name: /Adicionar|Excluir/ })).not.toBeInTheDocument()
  })

  it('CAD-05 exclui só depois de perguntar', async () => {
    const excluidos: string[] = []
    servidor.use(
      responder(excluirDocumento, ({ url }) => {
        excluidos.push(new URL(url).pathname)
        documentos = documentos.slice(1)
        return { itens: documentos }
      }),
    )
    const { usuario } = abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Excluir alvara.pdf' }))
    const pergunta = within(await screen.findByRole('dialog', { name: 'Excluir este documento?' }))
    expect(excluidos).toEqual([])
    await usuario.click(pergunta.getByRole('button', { name: 'Excluir' }))
    expect(await screen.findByText('Documento excluído.')).toBeVisible()
    expect(excluidos).toEqual(['/api/aurora/sac/clientes/42/documentos/1'])
    await waitFor(() => expect(screen.queryByText('alvara.pdf')).not.toBeInTheDocument())
  })
})

describe('novo documento', () => {
  it('CAD-05 guarda um arquivo com o seu tipo, e a lista o mostra', async () => {
    const { usuario, janela } = await abrirNovo()
    await escolher(usuario, /Tipo/, 'Contrato social')
    await usuario.upload(janela.getByLabelText('Arquivo do documento', { selector: 'input' }), arquivo())
    await usuario.click(janela.getByRole('button', { name: 'Adicionar' }))
    expect(await screen.findByText('Documento guardado.')).toBeVisible()
    expect(await screen.findByRole('row', { name: /novo\.pdf/ })).toBeVisible()
    expect(chaves).toEqual([expect.any(String)])
  })

  it('CAD-05 sem tipo ou sem arquivo nada é enviado, e o que falta é dito', async () => {
    const { usuario, janela } = await abrirNovo()
    await usuario.click(janela.getByRole('button', { name: 'Adicionar' }))
    expect(await janela.findByText('Campo obrigatório')).toBeVisible()
    expect(janela.getByText('Escolha o arquivo do documento.')).toBeVisible()
    expect(chaves).toEqual([])
  })

  it('GER-14 o arquivo grande demais é recusado antes de ir', async () => {
    const parametros = [{ filialId: null, chave: 'SAC_tamanhoMaximoArquivoMb', valor: '1' }]
    const { usuario } = abrir(cargaDe('OPERADOR', { parametros }))
    await usuario.click(await screen.findByRole('button', { name: 'Adicionar documento' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Adicionar documento' }))
    const entrada = janela.getByLabelText('Arquivo do documento', { selector: 'input' })
    await usuario.upload(entrada, arquivo('grande.pdf', 1_100_000))
    expect(await screen.findByText('Tamanho máximo de arquivo é de 1MB')).toBeVisible()
  })

  it('ERR-07 o que o servidor recusa do arquivo é dito ao lado dele', async () => {
    const campos = { arquivo: 'O conteúdo não é de um PDF.' }
    servidor.use(responder(enviarDocumento, recusar(415, { message: 'Recusado.', campos })))
    const { usuario, janela } = await abrirNovo()
    await escolher(usuario, /Tipo/, 'Outro')
    await usuario.upload(janela.getByLabelText('Arquivo do documento', { selector: 'input' }), arquivo())
    await usuario.click(janela.getByRole('button', { name: 'Adicionar' }))
    expect(await janela.findByText('O conteúdo não é de um PDF.')).toBeVisible()
    expect(janela.getByText('novo.pdf')).toBeVisible()
  })

  it('TIC-13 depois de uma falha no caminho, o mesmo documento leva a mesma chave', async () => {
    servidor.use(
      responder(enviarDocumento, ({ headers }) => {
        chaves.push(headers.get('Idempotency-Key'))
        return chaves.length === 1 ? recusar(503, { message: 'Tente de novo.' }) : documentoDe(9)
      }),
    )
    const { usuario, janela } = await abrirNovo()
    await escolher(usuario, /Tipo/, 'Outro')
    await usuario.upload(janela.getByLabelText('Arquivo do documento', { selector: 'input' }), arquivo())
    await usuario.click(janela.getByRole('button', { name: 'Adicionar' }))
    expect(await janela.findByText(/Tente de novo/)).toBeVisible()
    await usuario.click(janela.getByRole('button', { name: 'Adicionar' }))
    expect(await screen.findByText('Documento guardado.')).toBeVisible()
    expect(new Set(chaves).size).toBe(1)
  })
})

it('GER-09, CAD-05 a validade que não existe não vai, nem some', async () => {
  const { usuario, janela } = await abrirNovo()
  await escolher(usuario, /Tipo/, 'Contrato social')
  await usuario.upload(janela.getByLabelText('Arquivo do documento', { selector: 'input' }), arquivo())
  await provarRecusa('features/documentacao/adicionar-documento.tsx', {
    ...{ usuario, servidor, texto: '99/99/2026' },
    campo: janela.getByRole('textbox', { name: 'Validade' }),
    enviar: () => usuario.click(janela.getByRole('button', { name: 'Adicionar' })),
  })
})
