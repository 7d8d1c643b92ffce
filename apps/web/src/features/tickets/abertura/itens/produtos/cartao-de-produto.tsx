import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { obterImagemDoProduto } from '@balcao/dominio/produtos/contratos'
import type { ProdutoDaNota } from '@balcao/dominio/tickets/abertura/contratos'
import { quantidadeDisponivel } from '@balcao/dominio/tickets/abertura/item'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react'
import {
  type FormEvent,
  type MouseEvent,
  memo,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { enderecoDaImagem } from '../../../../../platform/ambiente.ts'
import { useFormatoDeDinheiro } from '../../../../../platform/dinheiro.ts'
import { BotaoBase } from '../../../../../ui/campos/botao-base.tsx'
import { ImagemDeProduto } from '../../../../../ui/produtos/imagem-de-produto.tsx'
import type { EscolhaEmAndamento, ItemEscolhido, NotaDoItem } from '../../pedido/ticket-novo.ts'
import estilos from '../escolha.module.css'
import { Dado } from '../notas/cartao-da-nota.tsx'
import { CamposDoProduto } from './campos-do-produto.tsx'
import { ESCOLHA_EM_BRANCO, escolhaDoItem, type Recusa } from './escolha-do-produto.ts'
import type { AcoesDasEscolhas } from './use-escolhas.ts'
import type { MotivosDeProduto } from './use-motivos-de-produto.ts'

type CartaoDeProdutoProps = {
  produto: ProdutoDaNota
  nota: NotaDoItem
  /** The product in the ticket, once it is there. */
  item: ItemEscolhido | undefined
  escolha: EscolhaEmAndamento | undefined
  recusa: Recusa | undefined
  motivos: MotivosDeProduto
  acoes: AcoesDasEscolhas
}

const REMOVER = 'Toque de novo para remover do ticket'

/** NOV-10 Card of a product of an invoice: locked while it is in the ticket, which its button shows and undoes. */
export const CartaoDeProduto = memo(function CartaoDeProduto(props: CartaoDeProdutoProps) {
  const { produto, nota, item, escolha, recusa, motivos, acoes } = props
  const idDoTitulo = useId()
  const idDaDica = useId()
  const cartao = useRef<HTMLElement>(null)
  const [preparando, setPreparando] = useState(false)
  const doItem = useMemo(() => item && escolhaDoItem(item), [item])
  const { id } = produto
  const aoMudar = useCallback(
    (mudanca: (atual: EscolhaEmAndamento) => Partial<EscolhaEmAndamento>) => acoes.mudarEscolha(id, mudanca),
    [acoes, id],
  )

  // Of a refusal by its own button the card takes the focus to the field; 'Adicionar Todos' leaves it where it is.
  const tentou = useRef(false)
  useEffect(() => {
    if (!tentou.current || !recusa) return
    tentou.current = false
    const campo = recusa.campo === 'arquivos' ? 'section button' : '[aria-invalid="true"]'
    cartao.current?.querySelector<HTMLElement>(campo)?.focus()
  }, [recusa])

  function aoSubmeter(evento: FormEvent) {
    evento.preventDefault()
    if (item || preparando) return
    tentou.current = true
    if (acoes.adicionar(produto, nota)) tentou.current = false
  }
  function aoClicar(evento: MouseEvent) {
    // The second half of a double click would take out what the first one added.
    if (evento.detail > 1) evento.preventDefault()
    else if (item) acoes.remover(id)
  }

  return (
    <article
      ref={cartao}
      className={estilos.produto}
      data-marcada={item !== undefined || undefined}
      aria-labelledby={idDoTitulo}
    >
      <DadosDoProduto produto={produto} idDoTitulo={idDoTitulo} />
      {produto.indisponivel && !item ? (
        <p className={estilos.indisponivel}>{MENSAGENS.produtoIndisponivel}</p>
      ) : (
        <form className={estilos.formulario} noValidate onSubmit={aoSubmeter}>
          <CamposDoProduto
            produto={produto}
            escolha={doItem ?? escolha ?? ESCOLHA_EM_BRANCO}
            recusa={recusa}
            travado={item !== undefined}
            motivos={motivos}
            aoMudar={aoMudar}
            aoPreparar={setPreparando}
          />
          <div className={estilos.acaoDoProduto}>
            {recusa?.campo === null && <p className={estilos.erro}>{recusa.mensagem}</p>}
            <BotaoBase
              habilitado
              type={item ? 'button' : 'submit'}
              carregando={preparando}
              variant="light"
              {...(item && { color: 'green', title: REMOVER })}
              aria-pressed={item !== undefined}
              aria-describedby={item ? `${idDoTitulo} ${idDaDica}` : idDoTitulo}
              leftSection={item ? <IconCheck size={16} aria-hidden /> : <IconPlus size={16} aria-hidden />}
              rightSection={item && <IconX size={16} aria-hidden />}
              onClick={aoClicar}
            >
              {item ? 'Adicionado' : 'Adicionar ao Ticket'}
            </BotaoBase>
            {item && <VisuallyHidden id={idDaDica}>{REMOVER}</VisuallyHidden>}
          </div>
        </form>
      )}
    </article>
  )
})

type DadosDoProdutoProps = { produto: ProdutoDaNota; idDoTitulo: string }

function DadosDoProduto({ produto, idDoTitulo }: DadosDoProdutoProps) {
  const { idExibicao, descNF, marca, unidade, idImagem } = produto
  const { valor_sem_imposto, valor_unitario, qtd_comprada, qtd_devolvida } = produto
  const dinheiro = useFormatoDeDinheiro()
  return (
    <div className={estilos.topoDoProduto}>
      {/* Its description is beside it. */}
      <ImagemDeProduto
        endereco={idImagem && enderecoDaImagem(obterImagemDoProduto, { idImagem })}
        descricao=""
        lado={64}
      />
      <div className={estilos.resumoDoProduto}>
        <h4 id={idDoTitulo}>
          <span className={estilos.codigo}>{idExibicao}</span> {descNF}
        </h4>
        <dl className={estilos.dados}>
          <Dado nome="Marca">{marca || '–'}</Dado>
          <Dado nome="Unidade">{unidade || '–'}</Dado>
          <Dado nome="Valor sem impostos">{dinheiro(valor_sem_imposto)}</Dado>
          <Dado nome="Valor unitário">{dinheiro(valor_unitario)}</Dado>
          <Dado nome="Qtd. comprada">{formatarNumero(qtd_comprada)}</Dado>
          <Dado nome="Qtd. devolvida">{formatarNumero(qtd_devolvida)}</Dado>
          <Dado nome="Disponível">
            <strong>{formatarNumero(quantidadeDisponivel(produto))}</strong>
          </Dado>
        </dl>
      </div>
    </div>
  )
}
