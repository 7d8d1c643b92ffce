import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { produtosPorCodigo } from '@balcao/dominio/orcamentos/edicao'
import { embalagemPreferida, quantidadeQueServe } from '@balcao/dominio/orcamentos/juntar-linha'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { mensagemDoErro } from '../../../../platform/api-error.ts'
import { useAcao } from '../../../../platform/consultas.ts'
import { Cartao } from '../../../../ui/ficha/cartao.tsx'
import { DialogoDaFicha } from '../../../../ui/ficha/dialogo-da-ficha.tsx'
import { ListaDaFicha } from '../../../../ui/ficha/lista-da-ficha.tsx'
import { TopoDaFicha } from '../../../../ui/ficha/topo-da-ficha.tsx'
import { PainelDeStatus } from '../../../../ui/retorno/painel-de-status.tsx'
import { avisarErro } from '../../../../ui/retorno/toasts.ts'
import { useEditor } from '../contexto.ts'
import { OpcaoDoProduto } from '../entrada/opcao-do-produto.tsx'
import { useAdicionar } from '../entrada/use-adicionar.ts'
import { useAcoesDaLinha } from '../grade/acoes.ts'
import { useLinha } from '../grade/use-linha.ts'
import estilos from './dialogos.module.css'

type OndeHaProps = { chave: string | null; aoFechar: () => void }

/** VEN-02 Which branches have what this one has none of, and what it has in its place. */
export function OndeHa({ chave, aoFechar }: OndeHaProps) {
  return (
    <DialogoDaFicha aberto={chave !== null} titulo="Onde há" largura={720} aoFechar={aoFechar}>
      {chave !== null && <Conteudo chave={chave} aoFechar={aoFechar} />}
    </DialogoDaFicha>
  )
}

function Conteudo({ chave, aoFechar }: { chave: string; aoFechar: () => void }) {
  const { produto } = useLinha(chave)
  const filiais = produto?.alternativas?.filiais ?? []
  const codigos = (produto?.alternativas?.substitutos ?? []).map(({ idExibicao }) => idExibicao)
  if (!produto) return null
  return (
    <>
      <TopoDaFicha titulo={produto.descricaocompleta} complemento={`cód. ${produto.idExibicao}`} />
      <Cartao titulo="Outras filiais" nivel={3} solto>
        {filiais.length === 0 ? (
          <p className={estilos.nota}>Nenhuma outra filial tem.</p>
        ) : (
          <ListaDaFicha>
            {filiais.map(({ nome, qtEst }) => (
              <li key={nome}>
                <span>{nome}</span>
                <span>
                  {formatarNumero(qtEst)} {produto.und}
                </span>
              </li>
            ))}
          </ListaDaFicha>
        )}
      </Cartao>
      {codigos.length > 0 && <NoLugar chave={chave} codigos={codigos} aoTrocar={aoFechar} />}
    </>
  )
}

type NoLugarProps = { chave: string; codigos: readonly string[]; aoTrocar: () => void }

function NoLugar({ chave, codigos, aoTrocar }: NoLugarProps) {
  const { editor, soLeitura } = useEditor()
  const { id } = editor.ler().edicao
  const procura = useAcao(produtosPorCodigo)
  const procurar = useEffectEvent(() => procura.mutate({ params: { id }, corpo: { codigos: [...codigos] } }))
  useEffect(() => procurar(), [])
  const trocar = useTroca(chave, aoTrocar)
  return (
    <Cartao titulo="No lugar" nivel={3} solto>
      {procura.error && (
        <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(procura.error)} aoTentarNovamente={procurar} />
      )}
      <ul>
        {(procura.data?.encontrados ?? []).map(({ produto }) => (
          <li key={produto.id} className={estilos.sugestao}>
            <OpcaoDoProduto produto={produto} />
            {!soLeitura && (
              <Button
                size="xs"
                variant="light"
                aria-label={`Trocar por ${produto.descricaocompleta}`}
                onClick={() => trocar(produto)}
              >
                Trocar
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Cartao>
  )
}

/** The other product for as many stock units, and the line goes; it can be taken back as any other. */
function useTroca(chave: string, aoTrocar: () => void) {
  const { editor } = useEditor()
  const { remover } = useAcoesDaLinha()
  const adicionar = useAdicionar()
  return (outro: ProdutoNoEditor) => {
    const { linhas, produtos, conteudo } = editor.ler()
    const linha = linhas.get(chave)
    const embalagem = embalagemPreferida(outro, conteudo.itens)
    if (!linha || !embalagem) return avisarErro(MENSAGENS.produtoIndisponivel)
    const fator =
      produtos.get(linha.idProd)?.embalagens.find(({ id }) => id === linha.idEmb)?.fator_conversao ?? 1
    const recusa = adicionar(outro, embalagem, quantidadeQueServe(linha.qtde * fator, embalagem))
    if (recusa) return avisarErro(recusa.produto ?? recusa.qtde ?? '')
    remover(chave)
    aoTrocar()
  }
}
