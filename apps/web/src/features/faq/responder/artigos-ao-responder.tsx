import { type ArtigoRelacionado, listarArtigosRelacionados } from '@balcao/dominio/faq/contratos'
import { citacaoDoArtigo } from '@balcao/dominio/faq/envio'
import { termosDoAssunto } from '@balcao/dominio/faq/termos'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { Button } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import { type RefObject, useId, useState } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'
import { useParametro } from '../../../platform/parametros.ts'
import { ListaDeRelacionados } from '../relacionados/lista-de-relacionados.tsx'
import estilos from './artigos-ao-responder.module.css'

type ArtigosAoResponderProps = {
  ticket: TicketDetalhado
  composicao: {
    rascunho: { mensagem: string; tipo: string }
    mudar: (partes: { mensagem: string }) => void
  }
  campo: RefObject<HTMLTextAreaElement | null>
}

const NENHUM: readonly ArtigoRelacionado[] = []

/** What the ticket is about, in its own words: of one without a subject, its reasons and type. */
const assuntoDe = ({ assunto, motivos, tipo }: TicketDetalhado): string =>
  assunto || [...motivos.map(({ descricao }) => descricao), tipo.desc].join(' ')

/** MES-05 Articles close to the ticket's subject, folded beside the message; pressed, one goes into it. */
export function ArtigosAoResponder({ ticket, composicao, campo }: ArtigosAoResponderProps) {
  const { mensagem, tipo } = composicao.rascunho
  const oferece = useParametro('artigosAoResponder')
  const [aberto, setAberto] = useState(false)
  const id = useId()
  const assunto = assuntoDe(ticket)
  const publico = tipo === 'PUBLICO' ? ('TODOS' as const) : undefined
  const { data } = useConsulta(
    listarArtigosRelacionados,
    { query: { assunto, tipo: ticket.tipo.id, publico } },
    // A help that fails is no reason to disturb who is answering.
    { ativa: oferece && termosDoAssunto(assunto).length > 0, mostradoNaArea: true },
  )
  const artigos = (oferece && data?.itens) || NENHUM
  if (artigos.length === 0) return null

  function inserir(idArtigo: number) {
    const artigo = artigos.find((um) => um.id === idArtigo)
    const { current } = campo
    if (!artigo || !current) return
    const onde = current.selectionEnd
    const antes = mensagem.slice(0, onde).trimEnd()
    const ate = `${antes}${antes && '\n\n'}${citacaoDoArtigo(artigo, location.origin)}`
    composicao.mudar({ mensagem: `${ate}\n${mensagem.slice(onde)}` })
    setAberto(false)
    // After the text is in it.
    requestAnimationFrame(() => {
      current.focus()
      current.setSelectionRange(ate.length + 1, ate.length + 1)
    })
  }

  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconBulb size={16} aria-hidden />}
        aria-expanded={aberto}
        aria-controls={aberto ? id : undefined}
        onClick={() => setAberto(!aberto)}
      >
        {`Artigos da ajuda (${artigos.length})`}
      </Button>
      {aberto && (
        <section id={id} className={estilos.artigos} aria-label="Artigos para pôr na resposta">
          <ListaDeRelacionados artigos={artigos} aoEscolher={inserir} />
        </section>
      )}
    </>
  )
}
