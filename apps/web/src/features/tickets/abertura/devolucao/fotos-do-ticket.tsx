import { useMemo } from 'react'
import type { PropsDoPasso } from '../../../../ui/assistente/passo.ts'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import type { Anexo } from '../../detalhe/anexos/anexo.ts'
import { useEnderecoDaImagem } from '../../detalhe/anexos/use-endereco-da-imagem.ts'
import type { TicketQueDevolve } from '../pedido/pedido-de-ticket.ts'
import estilos from './devolucao.module.css'
import { type DevolucaoNova, evidenciasDa, type Tela } from './devolucao-nova.ts'

type FotosDoTicketProps = Pick<PropsDoPasso<DevolucaoNova, Tela>, 'novo' | 'mudar' | 'problemas'> & {
  noTicket: TicketQueDevolve
}

/** TIC-10 What the customer already sent is the evidence: which product each photo shows. */
export function FotosDoTicket({ noTicket, novo, mudar, problemas }: FotosDoTicketProps) {
  const { produtos } = novo
  const opcoes = useMemo(
    () =>
      Object.values(produtos)
        .filter(({ quantidade }) => quantidade !== null)
        .map(({ produto }) => ({ valor: produto.id, nome: produto.descNF })),
    [produtos],
  )
  const mostra = new Map(evidenciasDa(novo).map(({ anexo, produto_id }) => [anexo, produto_id]))
  if (noTicket.fotos.length === 0) return null
  return (
    <section className={estilos.fotosDoTicket} aria-label="Fotos que vieram na conversa">
      <h3>Fotos que vieram na conversa</h3>
      <p className={estilos.dica}>
        Diga qual produto cada uma mostra: ela fica como evidência dele e continua na mensagem.
      </p>
      <ul>
        {noTicket.fotos.map((foto) => (
          <li key={foto.id}>
            <Miniatura idTicket={noTicket.id} foto={foto} />
            <CampoDeSelecao<number>
              label={foto.nome_exibicao}
              placeholder={opcoes.length === 0 ? 'Escolha antes os produtos' : 'Nenhum produto'}
              disabled={opcoes.length === 0}
              opcoes={opcoes}
              value={mostra.get(foto.id) ?? null}
              onChange={(id) =>
                mudar((atual) => ({ ...atual, evidencias: { ...atual.evidencias, [foto.id]: id } }))
              }
            />
          </li>
        ))}
      </ul>
      {problemas.evidencias && <p className={estilos.erro}>{problemas.evidencias}</p>}
    </section>
  )
}

function Miniatura({ idTicket, foto }: { idTicket: number; foto: Anexo }) {
  const { endereco } = useEnderecoDaImagem(idTicket, foto, true)
  return endereco ? <img src={endereco} alt="" /> : <span aria-hidden />
}
