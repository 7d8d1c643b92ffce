import { plural } from '@balcao/dominio/formatos/contagem'
import { TEXTOS } from '@balcao/dominio/mensagens'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { Button, Paper, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import type { PesquisaAssincrona } from '../../../../ui/campos/use-pesquisa-assincrona.ts'
import estilos from './entrada.module.css'
import { OpcaoDoProduto } from './opcao-do-produto.tsx'

type Estado = PesquisaAssincrona<ProdutoNoEditor>['estado']

type ListaDeProdutosProps = {
  id: string
  estado: Estado
  destaque: number
  idDaOpcao: (indice: number) => string
  aoEscolher: (produto: ProdutoNoEditor) => void
  aoTentarNovamente: (termo: string) => void
}

function avisoDe(estado: Estado): string | null {
  if (estado.fase === 'carregando') return TEXTOS.carregando
  if (estado.fase === 'falhou') return mensagemDoErro(estado.erro)
  return estado.fase === 'pronta' && estado.opcoes.length === 0 ? TEXTOS.naoEncontrado : null
}

/** GER-12 What the search found, under the field. */
export function ListaDeProdutos(props: ListaDeProdutosProps) {
  const { id, estado, destaque, idDaOpcao, aoEscolher, aoTentarNovamente } = props
  const destacada = useRef<HTMLDivElement>(null)
  const opcoes = estado.fase === 'pronta' ? estado.opcoes : []
  const aviso = avisoDe(estado)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrows move what is pointed at
  useEffect(() => {
    // Some browsers answer a promise, which is no way to clean up.
    destacada.current?.scrollIntoView({ block: 'nearest' })
  }, [destaque])
  return (
    // The field keeps the focus, or the list would close before the click arrives.
    <Paper className={estilos.lista} withBorder shadow="md" onMouseDown={(evento) => evento.preventDefault()}>
      <div id={id} role="listbox" aria-label="Produtos encontrados">
        {opcoes.map((produto, indice) => (
          <div
            key={produto.id}
            ref={indice === destaque ? destacada : null}
            id={idDaOpcao(indice)}
            role="option"
            aria-selected={indice === destaque}
            tabIndex={-1}
            className={estilos.opcao}
            onClick={() => aoEscolher(produto)}
            onKeyDown={({ key }) => key === 'Enter' && aoEscolher(produto)}
          >
            <OpcaoDoProduto produto={produto} />
          </div>
        ))}
      </div>
      {aviso && (
        <div className={estilos.aviso}>
          {aviso}
          {estado.fase === 'falhou' && (
            <Button
              size="compact-sm"
              variant="default"
              tabIndex={-1}
              onClick={() => aoTentarNovamente(estado.termo)}
            >
              {TEXTOS.tentarNovamente}
            </Button>
          )}
        </div>
      )}
      <VisuallyHidden role="status">{aviso ?? plural(opcoes.length, 'produto', 'produtos')}</VisuallyHidden>
    </Paper>
  )
}
