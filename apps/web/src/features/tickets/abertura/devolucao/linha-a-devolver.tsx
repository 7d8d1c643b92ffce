import { EXTENSOES_DE_ANEXO, MAXIMO_DE_ARQUIVOS } from '@balcao/dominio/arquivos/anexos'
import { TAMANHO_MAXIMO } from '@balcao/dominio/constantes'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { ProdutoDaNota } from '@balcao/dominio/tickets/abertura/contratos'
import { quantidadeDisponivel } from '@balcao/dominio/tickets/abertura/item'
import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTamanhoMaximoDeArquivo } from '../../../../platform/parametros.ts'
import { comoAnexo } from '../../../../ui/arquivos/arquivo-anexado.ts'
import { EnvioDeArquivos } from '../../../../ui/arquivos/envio-de-arquivos.tsx'
import { ALCANCE_DO_ENVIO } from '../../../../ui/arquivos/use-colar-arquivos.ts'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import { useQuemLeAConversa } from '../../quem-le.ts'
import { QuantidadeADevolver } from '../itens/produtos/quantidade-a-devolver.tsx'
import type { MotivosDeProduto } from '../itens/produtos/use-motivos-de-produto.ts'
import type { MotivoDoProduto } from '../pedido/ticket-novo.ts'
import estilos from './devolucao.module.css'
import { PRODUTO_EM_BRANCO, type ProdutoADevolver } from './devolucao-nova.ts'

type LinhaADevolverProps = {
  produto: ProdutoDaNota
  escolha: ProdutoADevolver | undefined
  /** The reason of all. */
  geral: MotivoDoProduto | null
  motivos: MotivosDeProduto
  /** By field: 'quantidade', 'arquivos'… */
  problemas: Record<string, string>
  aoMudar: (mudanca: (antes: ProdutoADevolver) => Partial<ProdutoADevolver>) => void
}

/** MES-07 One product: what is left, how much comes back and, once it does, what it has of its own. */
export function LinhaADevolver(props: LinhaADevolverProps) {
  const { produto, problemas, aoMudar } = props
  const escolha = props.escolha ?? { ...PRODUTO_EM_BRANCO, produto }
  const idDoNome = useId()
  const volta = escolha.quantidade !== null
  return (
    <li
      className={estilos.linha}
      data-volta={volta || undefined}
      aria-labelledby={idDoNome}
      {...(volta && ALCANCE_DO_ENVIO)}
    >
      <div className={estilos.topoDaLinha}>
        <div className={estilos.nomeDoProduto}>
          <span id={idDoNome}>
            <span className={estilos.codigo}>{produto.idExibicao}</span> {produto.descNF}
          </span>
          <span className={estilos.dica}>{oQueResta(produto)}</span>
        </div>
        {produto.indisponivel ? (
          <p className={estilos.dica}>{porQueNao(produto)}</p>
        ) : (
          <QuantidadeADevolver
            valor={escolha.quantidade}
            aoMudar={(quantidade) => aoMudar(() => ({ quantidade }))}
            fracionada={!Number.isInteger(produto.qtd_comprada) || !Number.isInteger(produto.qtd_devolvida)}
            disabled={false}
            de={produto.descNF}
            error={problemas.quantidade}
          />
        )}
      </div>
      {volta && !produto.indisponivel && <SeuPorQue {...props} escolha={escolha} />}
    </li>
  )
}

function SeuPorQue({
  produto,
  escolha,
  geral,
  motivos,
  problemas,
  aoMudar,
}: LinhaADevolverProps & { escolha: ProdutoADevolver }) {
  const limiteMb = useTamanhoMaximoDeArquivo()
  const { motivo, obs, arquivos } = escolha
  const quemLe = useQuemLeAConversa()
  const falta = produto.anexo_obrigatorio && arquivos.length === 0
  return (
    <div className={estilos.doProduto}>
      <CampoDeSelecao<number>
        label="Outro motivo"
        aria-label={`Outro motivo para ${produto.descNF}`}
        placeholder={geral ? `O mesmo: ${geral.descricao}` : 'O mesmo de todos'}
        semPreSelecao
        escolherAoSair
        opcoes={motivos.opcoes}
        value={motivo?.id ?? null}
        onChange={(id) => aoMudar(() => ({ motivo: (id !== null && motivos.porId.get(id)) || null }))}
        error={problemas.motivo}
      />
      <TextInput
        label="Observações"
        placeholder={quemLe}
        aria-label={`Observações de ${produto.descNF}`}
        withAsterisk={motivo?.informa ?? false}
        maxLength={TAMANHO_MAXIMO.observacoes}
        autoComplete="off"
        value={obs}
        onChange={({ currentTarget: { value } }) => aoMudar(() => ({ obs: value }))}
        error={problemas.obs}
      />
      <div className={estilos.fotos}>
        <EnvioDeArquivos
          compacto
          colarSoComFoco
          rotulo={`Fotos de ${produto.descNF}`}
          extensoes={EXTENSOES_DE_ANEXO}
          maximoMb={limiteMb}
          maximoDeArquivos={MAXIMO_DE_ARQUIVOS.dialogo}
          arquivos={arquivos.map(comoAnexo)}
          aoAdicionar={(chegados) =>
            aoMudar((antes) => ({
              arquivos: [...antes.arquivos, ...chegados.flatMap(({ arquivo }) => arquivo ?? [])],
            }))
          }
          aoRemover={(id) =>
            aoMudar((antes) => ({
              arquivos: antes.arquivos.filter((arquivo) => comoAnexo(arquivo).id !== id),
            }))
          }
        />
        {falta && !problemas.arquivos && (
          <p className={estilos.dica}>Este produto exige pelo menos uma foto para ser devolvido.</p>
        )}
        {problemas.arquivos && <p className={estilos.erro}>{problemas.arquivos}</p>}
      </div>
    </div>
  )
}

function oQueResta(produto: ProdutoDaNota): string {
  const { qtd_comprada, unidade, anexo_obrigatorio, indisponivel } = produto
  const resta = `Resta ${formatarNumero(quantidadeDisponivel(produto))} de ${formatarNumero(qtd_comprada)} ${unidade}`
  return anexo_obrigatorio && !indisponivel ? `${resta} · exige foto` : resta
}

const porQueNao = (produto: ProdutoDaNota): string =>
  quantidadeDisponivel(produto) === 0
    ? `${MENSAGENS.produtoIndisponivel}: já foi devolvido ou está em outro ticket.`
    : `${MENSAGENS.produtoIndisponivel}: o prazo de devolução já passou.`
