import type { RespostaDe } from '@balcao/dominio/contrato'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { obterImagemDoProduto, pesquisarProdutos } from '@balcao/dominio/produtos/contratos'
import { useState } from 'react'
import { enderecoDaImagem, negocioAtual } from '../platform/ambiente.ts'
import { chamar } from '../platform/api.ts'
import { mensagemDoErro } from '../platform/api-error.ts'
import type { Opcao } from '../ui/campos/opcao.tsx'
import { SeletorAssincrono, type SeletorAssincronoProps } from '../ui/campos/seletor-assincrono.tsx'
import { ImagemDeProduto } from '../ui/produtos/imagem-de-produto.tsx'

type Produto = RespostaDe<typeof pesquisarProdutos>['itens'][number]
export type OpcaoDeProduto = Opcao<number> & { imagem: string; produto: Produto }

type SeletorDeProdutoProps = Omit<SeletorAssincronoProps<OpcaoDeProduto>, 'label' | 'buscar' | 'dica'> & {
  label?: string
}

function paraOpcao(produto: Produto): OpcaoDeProduto {
  const { id, idExibicao, descricaocompleta, marca, unidade, idImagem } = produto
  return {
    valor: id,
    nome: descricaocompleta,
    detalhe: [idExibicao, marca, unidade].filter(Boolean).join(' · '),
    imagem: enderecoDaImagem(obterImagemDoProduto, { idImagem }),
    produto,
  }
}

async function buscarProdutos(q: string, signal: AbortSignal): Promise<OpcaoDeProduto[]> {
  const { itens } = await chamar(pesquisarProdutos, { query: { q } }, { signal })
  return itens.map(paraOpcao)
}

/** GER-12 Product picker; its value carries the whole search result, whose picture the field shows. */
export function SeletorDeProduto({ label = 'Produto', onChange, ...props }: SeletorDeProdutoProps) {
  const [ultimo, setUltimo] = useState(props.defaultValue ?? null)
  const escolhido = props.value === undefined ? ultimo : props.value
  return (
    <SeletorAssincrono
      placeholder={TEXTOS.buscaDeProduto}
      {...(escolhido && {
        leftSection: <ImagemDeProduto endereco={escolhido.imagem} descricao="" lado={24} />,
      })}
      {...props}
      onChange={(opcao) => {
        setUltimo(opcao)
        onChange?.(opcao)
      }}
      label={label}
      dica={TEXTOS.dicaDeProduto}
      buscar={buscarProdutos}
      textoDoErro={mensagemDoErro}
      chaveDeRecentes={`produtos:${negocioAtual().id}`}
    />
  )
}
