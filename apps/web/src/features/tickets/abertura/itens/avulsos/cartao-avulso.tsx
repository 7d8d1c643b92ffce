import { obterImagemDoProduto } from '@balcao/dominio/produtos/contratos'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { enderecoDaImagem } from '../../../../../platform/ambiente.ts'
import { ImagemDeProduto } from '../../../../../ui/produtos/imagem-de-produto.tsx'
import { umClique } from '../../../../../ui/retorno/dialogo-de-alerta.tsx'
import type { ProdutoAvulso } from '../../pedido/ticket-novo.ts'
import estilos from '../escolha.module.css'

type CartaoAvulsoProps = { produto: ProdutoAvulso; escolhido: boolean; aoAlternar: () => void }

export function CartaoAvulso({ produto, escolhido, aoAlternar }: CartaoAvulsoProps) {
  const { idExibicao, descricao, marca, codigo_barras, idImagem } = produto
  const idDoTitulo = useId()
  return (
    <article className={estilos.avulso} data-marcada={escolhido || undefined} aria-labelledby={idDoTitulo}>
      <ImagemDeProduto
        endereco={idImagem && enderecoDaImagem(obterImagemDoProduto, { idImagem })}
        descricao=""
        lado={48}
      />
      <div className={estilos.resumoDoProduto}>
        <h3 id={idDoTitulo}>{descricao}</h3>
        <p className={estilos.dica}>{[idExibicao, marca, codigo_barras].filter(Boolean).join(' · ')}</p>
      </div>
      <Button
        variant={escolhido ? 'default' : 'light'}
        aria-describedby={idDoTitulo}
        onClick={umClique(aoAlternar)}
      >
        {escolhido ? 'Remover' : 'Adicionar'}
      </Button>
    </article>
  )
}
