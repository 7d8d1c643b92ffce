import { plural } from '@balcao/dominio/formatos/contagem'
import type { NotaParaEscolher } from '@balcao/dominio/tickets/abertura/contratos'
import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useParametro, useTamanhoMaximoDeArquivo } from '../../../../platform/parametros.ts'
import { BarraDeUso } from '../../../../ui/arquivos/barra-de-uso.tsx'
import { Etiqueta } from '../../../../ui/listas/etiqueta.tsx'
import { donosDosArquivos, notaDeOrigem, todosOsArquivos } from '../pedido/estado.ts'
import type { PropsDoPasso } from '../pedido/passo.ts'
import type { ItemEscolhido } from '../pedido/ticket-novo.ts'
import estilos from './escolha.module.css'
import { CartaoDaNota } from './notas/cartao-da-nota.tsx'
import { ComCliente } from './notas/com-cliente.tsx'
import { FiltrosDeNotas } from './notas/filtros-de-notas.tsx'
import { ListaDeNotas } from './notas/lista-de-notas.tsx'
import { usePesquisaDeNotas } from './notas/use-pesquisa-de-notas.ts'
import { ProblemasDoPasso } from './problemas-do-passo.tsx'
import { ProdutosDaNota } from './produtos/produtos-da-nota.tsx'
import { useEscolhas } from './produtos/use-escolhas.ts'
import { TicketsDasNotas } from './tickets-das-notas.tsx'
import { useLembrado } from './use-lembrado.ts'

/** NOV-09, NOV-10 Products of invoices, one invoice open at a time. */
export function PassoProdutos({ novo, mudar, problemas }: PropsDoPasso) {
  const { itens } = novo
  const pesquisa = usePesquisaDeNotas({ novo, mudar }, useParametro('diasJanelaDevolucao'))
  const escolhas = useEscolhas({ novo, mudar })
  const limiteMb = useTamanhoMaximoDeArquivo()
  const [aberta, setAberta] = useLembrado({ novo, mudar }, 'aberta', notaDeOrigem(novo))
  const area = useRef<HTMLElement>(null)
  const alternada = useRef<number | null>(null)

  // The pressed button went away with its list: the one that undoes it takes the focus.
  useEffect(() => {
    if (alternada.current === null) return
    area.current?.querySelector<HTMLElement>(`[data-nota="${alternada.current}"]`)?.focus()
    if (aberta === null) alternada.current = null
  }, [aberta])

  function alternar(nota: NotaParaEscolher) {
    alternada.current = nota.id
    setAberta((atual) => (atual ? null : nota))
  }

  const cartao = (nota: NotaParaEscolher) => {
    const noTicket = itens.filter((item) => item.nota.id === nota.id).length
    return (
      <CartaoDaNota
        nota={nota}
        marcada={noTicket > 0}
        etiqueta={
          noTicket > 0 && (
            <Etiqueta tom="verde">{plural(noTicket, 'produto no ticket', 'produtos no ticket')}</Etiqueta>
          )
        }
        acao={(idDoTitulo) => (
          <Button
            variant="default"
            data-nota={nota.id}
            aria-expanded={aberta !== null}
            aria-describedby={idDoTitulo}
            rightSection={
              aberta ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />
            }
            onClick={() => alternar(nota)}
          >
            {aberta ? 'Mostrar todas as notas' : 'Produtos da NF'}
          </Button>
        )}
      />
    )
  }

  return (
    <section ref={area} className={estilos.passo} aria-label="Produtos e notas">
      <ProblemasDoPasso
        problemas={problemas}
        campo="itens"
        falta="Adicione pelo menos um produto ao ticket."
        nomeDe={(i) => itens[i] && nomeDoProduto(itens[i])}
      />
      <ProblemasDoPasso
        problemas={problemas}
        campo="arquivos"
        nomeDe={(i) => {
          const dono = donosDosArquivos(novo)[i]
          return dono && nomeDoProduto(dono)
        }}
      />
      <TicketsDasNotas notas={[...(aberta ? [aberta.id] : []), ...itens.map(({ nota }) => nota.id)]} />
      <ComCliente novo={novo}>
        {aberta ? (
          <>
            {cartao(aberta)}
            <ProdutosDaNota nota={aberta} novo={novo} mudar={mudar} escolhas={escolhas} />
          </>
        ) : (
          <>
            <FiltrosDeNotas pesquisa={pesquisa} />
            <ListaDeNotas pesquisa={pesquisa}>{cartao}</ListaDeNotas>
          </>
        )}
        <UsoDosAnexos novo={novo} limiteMb={limiteMb} />
      </ComCliente>
    </section>
  )
}

const nomeDoProduto = ({ produto }: ItemEscolhido) => `${produto.idExibicao} ${produto.descNF}`

/** GER-15 Of the whole ticket: it is one limit. */
function UsoDosAnexos({ novo, limiteMb }: Pick<PropsDoPasso, 'novo'> & { limiteMb: number }) {
  const tamanhos = todosOsArquivos(novo).map(({ size }) => size)
  return tamanhos.length > 0 && <BarraDeUso tamanhos={tamanhos} limiteMb={limiteMb} />
}
