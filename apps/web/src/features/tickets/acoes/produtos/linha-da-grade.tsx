import type { ProdutoDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { type ReactNode, useId } from 'react'
import grade from './grade.module.css'
import { NomeDoProduto } from './nome-do-produto.tsx'
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
