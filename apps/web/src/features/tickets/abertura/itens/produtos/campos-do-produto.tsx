import { EXTENSOES_DE_ANEXO, MAXIMO_DE_ARQUIVOS } from '@balcao/dominio/arquivos/anexos'
import { TAMANHO_MAXIMO } from '@balcao/dominio/constantes'
import type { ProdutoDaNota } from '@balcao/dominio/tickets/abertura/contratos'
import { Textarea } from '@mantine/core'
import { useTamanhoMaximoDeArquivo } from '../../../../../platform/parametros.ts'
import { EnvioDeArquivos } from '../../../../../ui/arquivos/envio-de-arquivos.tsx'
import { ListaDeArquivos } from '../../../../../ui/arquivos/lista-de-arquivos.tsx'
import { CampoDeSelecao } from '../../../../../ui/campos/campo-de-selecao.tsx'
import { useQuemLeAConversa } from '../../../quem-le.ts'
import type { EscolhaEmAndamento } from '../../pedido/ticket-novo.ts'
import estilos from '../escolha.module.css'
import type { Recusa } from './escolha-do-produto.ts'
import { QuantidadeADevolver } from './quantidade-a-devolver.tsx'
import type { MotivosDeProduto } from './use-motivos-de-produto.ts'

type CamposDoProdutoProps = {
  produto: ProdutoDaNota
  escolha: EscolhaEmAndamento
  recusa: Recusa | undefined
  travado: boolean
  motivos: MotivosDeProduto
  aoMudar: (mudanca: (atual: EscolhaEmAndamento) => Partial<EscolhaEmAndamento>) => void
  aoPreparar: (preparando: boolean) => void
}

/** NOV-10 Quantity, reason, observations and attachments of one product. */
export function CamposDoProduto(props: CamposDoProdutoProps) {
  const { produto, escolha, recusa, travado, motivos, aoMudar } = props
  const quemLe = useQuemLeAConversa()
  const erroEm = (campo: keyof EscolhaEmAndamento) => (recusa?.campo === campo ? recusa.mensagem : undefined)
  return (
    <>
      <div className={estilos.camposDoProduto}>
        <QuantidadeADevolver
          valor={escolha.quantidade}
          aoMudar={(quantidade) => aoMudar(() => ({ quantidade }))}
          fracionada={!Number.isInteger(produto.qtd_comprada) || !Number.isInteger(produto.qtd_devolvida)}
          disabled={travado}
          error={erroEm('quantidade')}
        />
        <CampoDeSelecao<number>
          label="Motivo"
          placeholder="Selecione o motivo"
          withAsterisk
          opcoes={motivos.opcoes}
          carregando={motivos.carregando}
          aoTentarNovamente={motivos.aoTentarNovamente}
          value={escolha.motivo?.id ?? null}
          onChange={(id) => aoMudar(() => ({ motivo: (id !== null && motivos.porId.get(id)) || null }))}
          disabled={travado}
          error={erroEm('motivo')}
        />
        <Textarea
          label="Observações"
          placeholder={quemLe}
          withAsterisk={escolha.motivo?.informa ?? false}
          rows={1}
          resize="vertical"
          maxLength={TAMANHO_MAXIMO.observacoes}
          value={escolha.obs}
          onChange={({ currentTarget: { value } }) => aoMudar(() => ({ obs: value }))}
          disabled={travado}
          error={erroEm('obs')}
        />
      </div>
      {travado ? (
        <ListaDeArquivos arquivos={escolha.arquivos} />
      ) : (
        <AnexosDoProduto {...props} erro={erroEm('arquivos')} />
      )}
    </>
  )
}

type AnexosDoProdutoProps = Pick<CamposDoProdutoProps, 'produto' | 'escolha' | 'aoMudar' | 'aoPreparar'> & {
  erro: string | undefined
}

function AnexosDoProduto({ produto, escolha, aoMudar, aoPreparar, erro }: AnexosDoProdutoProps) {
  const limiteMb = useTamanhoMaximoDeArquivo()
  const falta = produto.anexo_obrigatorio && escolha.arquivos.length === 0
  return (
    <div>
      <EnvioDeArquivos
        compacto
        colarSoComFoco
        rotulo={`Anexos de ${produto.descNF}`}
        extensoes={EXTENSOES_DE_ANEXO}
        maximoMb={limiteMb}
        maximoDeArquivos={MAXIMO_DE_ARQUIVOS.dialogo}
        arquivos={escolha.arquivos}
        aoAdicionar={(novos) => aoMudar(({ arquivos }) => ({ arquivos: [...arquivos, ...novos] }))}
        aoRemover={(id) =>
          aoMudar(({ arquivos }) => ({ arquivos: arquivos.filter((arquivo) => arquivo.id !== id) }))
        }
        aoPreparar={aoPreparar}
      />
      {falta && !erro && <p className={estilos.dica}>Este produto exige pelo menos um anexo.</p>}
      {erro && <p className={estilos.erro}>{erro}</p>}
    </div>
  )
}
