import { plural } from '@balcao/dominio/formatos/contagem'
import { devolveNotaInteira } from '@balcao/dominio/tickets/abertura/saldo'
import { Checkbox } from '@mantine/core'
import { useParametro } from '../../../../platform/parametros.ts'
import { Etiqueta } from '../../../../ui/listas/etiqueta.tsx'
import { alternarNota } from '../pedido/estado.ts'
import type { PropsDoPasso } from '../pedido/passo.ts'
import estilos from './escolha.module.css'
import { CartaoDaNota } from './notas/cartao-da-nota.tsx'
import { ComCliente } from './notas/com-cliente.tsx'
import { FiltrosDeNotas } from './notas/filtros-de-notas.tsx'
import { ListaDeNotas } from './notas/lista-de-notas.tsx'
import { usePesquisaDeNotas } from './notas/use-pesquisa-de-notas.ts'
import { ProblemasDoPasso } from './problemas-do-passo.tsx'
import { TicketsDasNotas } from './tickets-das-notas.tsx'

const SEM_JANELA = -1

/** NOV-09 Invoices chosen as a whole. */
export function PassoNotas({ novo, mudar, problemas }: PropsDoPasso) {
  const { notas, tipo } = novo
  const dias = useParametro('diasJanelaDevolucao')
  // A ticket that returns nothing may be about an invoice of any age.
  const pesquisa = usePesquisaDeNotas({ novo, mudar }, tipo && devolveNotaInteira(tipo) ? dias : SEM_JANELA)
  const escolhidas = new Set(notas.map(({ id }) => id))
  return (
    <section className={estilos.passo} aria-label="Notas fiscais">
      <ProblemasDoPasso
        problemas={problemas}
        campo="notas"
        falta="Selecione pelo menos uma nota fiscal."
        nomeDe={(i) => notas[i] && `Nota ${notas[i].numNf}`}
      />
      <TicketsDasNotas notas={notas.map(({ id }) => id)} />
      <ComCliente novo={novo}>
        <FiltrosDeNotas pesquisa={pesquisa} />
        <ListaDeNotas pesquisa={pesquisa}>
          {(nota) => (
            <CartaoDaNota
              nota={nota}
              marcada={escolhidas.has(nota.id)}
              etiqueta={escolhidas.has(nota.id) && <Etiqueta tom="verde">Selecionada</Etiqueta>}
              acao={(idDoTitulo) => (
                <Checkbox
                  className={estilos.selecao ?? ''}
                  label="Toque para selecionar a nota fiscal"
                  aria-describedby={idDoTitulo}
                  checked={escolhidas.has(nota.id)}
                  onChange={() => mudar((atual) => alternarNota(atual, nota))}
                />
              )}
            />
          )}
        </ListaDeNotas>
        {notas.length > 0 && (
          <p className={estilos.contagem} role="status">
            {plural(notas.length, 'nota fiscal selecionada', 'notas fiscais selecionadas')}
          </p>
        )}
      </ComCliente>
    </section>
  )
}
