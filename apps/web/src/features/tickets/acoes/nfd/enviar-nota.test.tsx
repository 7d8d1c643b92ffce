import { montarChave } from '@balcao/dominio/notas/chave'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  abrirAcoes,
  abrirPrincipal,
  camposEnviados,
  etapaDe,
  servidorDoTicket,
  ticketDe,
} from '../../../../teste/acoes-do-ticket.tsx'
import { recusar, responder, usarServidor } from '../../../../teste/servidor.ts'
import { provarRecusa } from '../../../../teste/valor-recusado.ts'

const servidor = usarServidor()
const NOME = 'Enviar nota de devolução'
const CHAVE = montarChave({
  cUF: '35',
  aamm: '2611',
  cnpj: '11222333000181',
  modelo: '55',
  serie: 1,
  numero: 4321,
  tpEmis: '1',
  cNF: '12345678',
})
const XML = new File([`<nfeProc><NFe><infNFe Id="NFe${CHAVE}"/></NFe></nfeProc>`], 'nota.xml', {
  type: 'text/xml',
})
const PDF = new File(['%PDF-1.7'], 'danfe.pdf', { type: 'application/pdf' })
let enviados: unknown[] = []

beforeEach(() => {
  enviados = []
  servidor.use(
    ...servidorDoTicket(ticketDe({ etapa: etapaDe('Nota de devolução', 'ENVIAR_NFD') })).respostas,
    responder(avancarEtapa, async (request) => {
      enviados.push(await camposEnviados(request))
      return { message: 'Nota recebida.', versao: 6 }
    }),
  )
})

async function abrir() {
  const tela = abrirAcoes()
  const janela = await abrirPrincipal(tela, NOME)
  const enviar = () => tela.usuario.click(janela.getByRole('button', { name: NOME }))
  const escolher = (arquivo: File) =>
    tela.usuario.upload(janela.getByLabelText('Nota de devolução', { selector: 'input' }), arquivo)
  return { ...tela, janela, enviar, escolher }
}

describe('TIC-11 enviar nota de devolução', () => {
  it('TIC-11 mostra o que o XML diz e o envia', async () => {
    const { janela, enviar, escolher } = await abrir()
    await enviar()
    expect(await janela.findByText('Escolha o arquivo da nota de devolução.')).toBeVisible()
    await escolher(XML)
    expect(await janela.findByText('NF-e 4321, série 1')).toBeVisible()
    expect(janela.getByText('Emitida por 11.222.333/0001-81 em 11/2026')).toBeVisible()
    await enviar()
    expect(await screen.findByText('Nota recebida.')).toBeVisible()
    expect(enviados).toEqual([{ versao: '5', 'arquivos[]': 'nota.xml' }])
  })

  it('TIC-11 quando a chave não se lê, pede os 44 caracteres, e o arquivo fica', async () => {
    servidor.use(
      responder(
        avancarEtapa,
        recusar(422, {
          message: 'Não foi possível ler a chave.',
          campos: { 'nfd.chave': 'Digite a chave.' },
        }),
      ),
    )
    const { janela, usuario, enviar, escolher } = await abrir()
    await escolher(PDF)
    await enviar()
    const campo = await janela.findByRole('textbox', { name: /Chave de acesso/ })
    expect(janela.getByRole('alert')).toHaveTextContent('Não foi possível ler a chave.')
    expect(await janela.findByText('Digite a chave.')).toBeVisible()
    expect(campo).toHaveFocus()
    servidor.use(
      responder(avancarEtapa, async (request) => {
        enviados.push(await camposEnviados(request))
        return { message: 'Nota recebida.', versao: 6 }
      }),
    )
    await enviar()
    expect(await janela.findByText('Campo obrigatório')).toBeVisible()
    await usuario.type(campo, `${CHAVE.slice(0, -1)}${(Number(CHAVE.at(-1)) + 1) % 10}`)
    await enviar()
    expect(await janela.findByText('A chave não confere. Confira os 44 caracteres.')).toBeVisible()
    await usuario.clear(campo)
    await usuario.type(campo, CHAVE)
    expect(campo).toHaveValue((CHAVE.match(/.{4}/g) ?? []).join(' '))
    await enviar()
    expect(await screen.findByText('Nota recebida.')).toBeVisible()
    expect(enviados).toEqual([{ 'nfd[chave]': CHAVE, versao: '5', 'arquivos[]': 'danfe.pdf' }])
  })

  it('TIC-11 de volta à etapa, a nota já recebida basta; outra ainda pode ser enviada', async () => {
    const nfd = {
      id: 1,
      numero: 4321,
      serie: 1,
      chave: CHAVE,
      valor: null,
      anexo: {
        id: 7,
        nome_exibicao: 'nota.xml',
        link: '/anexos/7',
        datahora_criacao: '2026-11-10T12:00:00.000Z',
        tamanho: 10,
        midia: 'text/xml',
        interno: false,
      },
    }
    servidor.use(
      ...servidorDoTicket(ticketDe({ etapa: etapaDe('Nota de devolução', 'ENVIAR_NFD'), nfds: [nfd] }))
        .respostas,
    )
    const { janela, usuario, enviar } = await abrir()
    expect(janela.getByRole('radio', { name: 'NFD 4321, série 1' })).toBeChecked()
    await usuario.click(janela.getByRole('radio', { name: 'Enviar outra nota' }))
    await enviar()
    expect(await janela.findByText('Escolha o arquivo da nota de devolução.')).toBeVisible()
    await usuario.click(janela.getByRole('radio', { name: 'NFD 4321, série 1' }))
    await enviar()
    expect(await screen.findByText('Nota recebida.')).toBeVisible()
    expect(enviados).toEqual([{ 'nfd[chave]': CHAVE, versao: '5' }])
  })

  it('GER-14 MES-09 outro tipo de arquivo é recusado pelo nome, com o motivo', async () => {
    const { janela } = await abrir()
    const entrada = janela.getByLabelText('Nota de devolução', { selector: 'input' })
    fireEvent.change(entrada, { target: { files: [new File(['x'], 'foto.jpg', { type: 'image/jpeg' })] } })
    expect(await screen.findByText(/Tipo de arquivo não permitido/)).toBeVisible()
    expect(janela.getByText('foto.jpg')).toBeVisible()
    expect(janela.queryByRole('button', { name: /^Remover/ })).not.toBeInTheDocument()
  })

  it('MES-09 o arquivo recusado pelo conteúdo é dito pelo nome, junto do campo, até outro chegar', async () => {
    const recusa = 'nota.xml não foi anexado. O conteúdo do arquivo não corresponde a um formato aceito.'
    servidor.use(
      responder(
        avancarEtapa,
        recusar(415, {
          codigo: 'ARQUIVO_NAO_ACEITO',
          message: 'O conteúdo do arquivo não corresponde a um formato aceito.',
          campos: { 'arquivos.0': recusa },
        }),
      ),
    )
    const { janela, usuario, enviar, escolher } = await abrir()
    await escolher(XML)
    await enviar()
    const dita = await janela.findByText(recusa)
    expect(janela.getAllByRole('alert')).toEqual([dita])
    expect(dita.previousElementSibling).toBe(janela.getByRole('region', { name: 'Nota de devolução' }))
    await usuario.click(janela.getByRole('button', { name: 'Remover nota.xml' }))
    await escolher(PDF)
    expect(janela.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('ERR-02 o que o servidor diz do arquivo aparece', async () => {
    servidor.use(
      responder(
        avancarEtapa,
        recusar(422, { message: 'Confira.', campos: { arquivos: 'Esta nota não é de devolução.' } }),
      ),
    )
    const { janela, enviar, escolher } = await abrir()
    await escolher(XML)
    await enviar()
    expect(await janela.findByText(/Esta nota não é de devolução\./)).toBeVisible()
    expect(janela.getByText('nota.xml')).toBeVisible()
  })
})

it('GER-09, TIC-11 uma chave que não cabe fica no campo, e a nota não vai', async () => {
  const campos = { 'nfd.chave': 'Digite a chave.' }
  servidor.use(responder(avancarEtapa, recusar(422, { message: 'Não foi possível ler a chave.', campos })))
  const { janela, usuario, enviar, escolher } = await abrir()
  await escolher(PDF)
  await enviar()
  await provarRecusa('features/tickets/acoes/nfd/enviar-nota.tsx', {
    ...{ usuario, servidor, enviar, texto: `${CHAVE}1`, colado: true },
    campo: await janela.findByRole('textbox', { name: /Chave de acesso/ }),
  })
})
