import { Button } from '@mantine/core'
import estilos from './pagina-do-orcamento.module.css'

/** VEN-02 In sight from the first moment, on a phone too: how much, and how to say yes. */
export function BarraDoTotal({ total, aoAceitar }: { total: string; aoAceitar: () => void }) {
  return (
    <section className={estilos.barra} aria-label="Total do orçamento">
      <p>
        Total <strong>{total}</strong>
      </p>
      <Button size="md" onClick={aoAceitar}>
        Aceitar
      </Button>
    </section>
  )
}
