import type { RespostaPronta } from '@balcao/dominio/respostas/campos'
import { baixarAnexoDaResposta, oferecerRespostas, usarResposta } from '@balcao/dominio/respostas/contratos'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cargaDe } from '../../teste/carga.ts'
import { responder, usarServidor } from '../../teste/servidor.ts'
import { abrirTicket, entradaDe, servidorDoTicket, ticketDe } from '../../teste/ticket.tsx'
import { AjudaAoEscrever } from './ajuda-ao-escrever.tsx'

const servidor = usarServidor()

const respostaDe = (id: number, outras: Partial<RespostaPronta>): RespostaPronta => ({
  id,
  titulo: `Resposta ${id}`,
  atalho: `r${id}`,
  texto: 'Olá',
  escopo: 'TODOS',
  setor: null,
  tipo: null,
  aguardarCliente: false,
  anexos: [],
  usos: 0,
  ...outras,
})

function abrir(
  respostas: RespostaPronta[],
  ticket = ticketDe(),
  quem: 'OPERADOR' | 'REPRESENTANTE' = 'OPERADOR',
) {
  const usadas: string[] = []
  servidor.use(
    ...servidorDoTicket({ ticket, historico: [entradaDe(1)] }),
    responder(oferecerRespostas, { itens: respostas }),
    responder(usarResposta, ({ url }) => {
      usadas.push(new URL(url).pathname)
      return { usos: 1 }
    }),
  )
  return { usadas, ...abrirTicket({ carga: cargaDe(quem), Envolver: AjudaAoEscrever }) }
}

const campo = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' })
const lista = () => screen.findByRole('listbox', { name: 'Respostas prontas' })

const DUAS = [
  respostaDe(1, { atalho: 'fotos', titulo: 'Pedir fotos', texto: 'Envie as fotos da NF {{nota}}.' }),
  respostaDe(2, {
    atalho: 'prazo',
    titulo: 'Dar o prazo',
    texto: '{{cliente}}, protocolo {{protocolo}}: {{cursor}}. {{operador}}',
    tipo: 'PUBLICO',
    aguardarCliente: true,
  }),
]

describe('MES-05 respostas prontas ao escrever', () => {
  it('só pelo teclado: barra, letras, setas e Enter, com o cursor no lugar', async () => {
    const { usuario, usadas } = abrir(DUAS)
    await usuario.click(await campo())
    await screen.findByRole('button', { name: 'Respostas prontas' })
    await usuario.type(await campo(), 'Oi! /')
    expect(within(await lista()).getAllByRole('option')).toHaveLength(2)
    await usuario.keyboard('{ArrowDown}')
    const segunda = within(await lista()).getByRole('option', { name: /Dar o prazo/ })
    expect(segunda).toHaveAttribute('aria-selected', 'true')
    expect(await campo()).toHaveAttribute('aria-activedescendant', segunda.id)
    await usuario.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    const { colaborador } = cargaDe('OPERADOR')
    const texto = `Oi! Bom Dia, protocolo 2026.0001234: . ${colaborador.nome}`
    await waitFor(async () => expect((await campo()).value).toContain('Oi! Bom Dia, protocolo '))
    const { value, selectionStart } = await campo()
    expect(value.replace(/[.-]/g, '')).toBe(texto.replace(/[.-]/g, ''))
    expect(value.slice(0, selectionStart)).toMatch(/: $/)
    expect(screen.getByRole('checkbox', { name: /^Aguardar/ })).toBeChecked()
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await waitFor(() => expect(usadas).toHaveLength(1))
  })

  it('digitar filtra; Esc fecha e deixa a barra; e no meio de uma palavra nada se abre', async () => {
    const { usuario } = abrir(DUAS)
    await usuario.click(await campo())
    await screen.findByRole('button', { name: 'Respostas prontas' })
    await usuario.type(await campo(), '/fot')
    expect(within(await lista()).getAllByRole('option')).toHaveLength(1)
    await usuario.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(await campo()).toHaveValue('/fot')
    await usuario.keyboard(' e/ou')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await usuario.keyboard(' /zzz')
    expect(await screen.findByText('Nenhuma resposta pronta com “zzz”.')).toBeVisible()
  })

  it('o que o ticket não tem fica marcado, e não é enviado ao cliente assim', async () => {
    const enviados: unknown[] = []
    const { usuario } = abrir(DUAS, ticketDe({ notas: [] }))
    servidor.use(
      responder(escreverNoHistorico, () => {
        enviados.push(1)
        return { id: 9, versao: 6 }
      }),
    )
    await usuario.click(await campo())
    await usuario.click(await screen.findByRole('button', { name: 'Respostas prontas' }))
    await usuario.click(within(await lista()).getByRole('option', { name: /Pedir fotos/ }))
    expect(await screen.findByText(/Este ticket não diz: notas fiscais do ticket/)).toBeVisible()
    const { value, selectionStart, selectionEnd } = await campo()
    expect(value.slice(selectionStart, selectionEnd)).toBe('{{nota}}')
    await usuario.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Falta preencher {{nota}}, ou apague.')).toBeVisible()
    expect(enviados).toEqual([])
  })

  it('os anexos da resposta entram na mensagem', async () => {
    const anexos = [{ id: 7, nome: 'guia.pdf', midia: 'application/pdf', tamanho: 4 }]
    const { usuario } = abrir([respostaDe(3, { atalho: 'guia', anexos })])
    servidor.use(
      responder(
        baixarAnexoDaResposta,
        () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
      ),
    )
    await usuario.click(await campo())
    await screen.findByRole('button', { name: 'Respostas prontas' })
    await usuario.type(await campo(), '/guia')
    await lista()
    await usuario.keyboard('{Enter}')
    expect(await screen.findByText('guia.pdf')).toBeVisible()
  })

  it('quem não atende não as tem', async () => {
    abrir(DUAS, ticketDe(), 'REPRESENTANTE')
    await campo()
    expect(screen.queryByRole('button', { name: 'Respostas prontas' })).not.toBeInTheDocument()
  })
})
