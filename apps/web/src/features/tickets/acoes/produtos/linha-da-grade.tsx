import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { type ReactNode, useId } from 'react'
import estilos from '../acoes.module.css'
import grade from './grade.module.css'
import type { Problemas } from './problemas-da-linha.ts'

type LinhaDaGradeProps = {
  produto: ProdutoDoTicket
  problemas: Problemas
  children: ReactNode
}

/** A product in a grid of fields: named by it, with everything that is wrong with it told once below. */
export function LinhaDaGrade({ produto, problemas, children }: LinhaDaGradeProps) {
  const [nome, explicacao] = [useId(), useId()]
  const mensagens = [...new Set(Object.values(problemas))]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its legend in a grid
    <div className={grade.linha} role="group" aria-labelledby={nome} aria-describedby={explicacao}>
      <NomeDoProduto id={nome} produto={produto} />
      {children}
      <div id={explicacao} className={grade.problemas} role={mensagens.length > 0 ? 'alert' : undefined}>
        {mensagens.map((mensagem) => (
          <span key={mensagem}>{mensagem}</span>
        ))}
      </div>
    </div>
  )
}

type NomeDoProdutoProps = { id: string; produto: ProdutoDoTicket }

/** What the product is, and why the customer sends it back. */
function NomeDoProduto({ id, produto }: NomeDoProdutoProps) {
  const { idExibicao, descricao, marca, nfe, motivo } = produto
  const detalhes = [idExibicao, marca, nfe && `NF ${nfe}`, motivo].filter(Boolean).join(' · ')
  return (
    <div className={estilos.produto}>
      <strong id={id}>{descricao}</strong>
      <small>{detalhes}</small>
    </div>
  )
}
