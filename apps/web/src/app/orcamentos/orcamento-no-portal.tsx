import { baixarOrcamento } from '@balcao/dominio/orcamentos/link'
import { STATUS_GANHO } from '@balcao/dominio/orcamentos/status'
import { BotaoDoPdf } from '../../documento-comercial/botao-do-pdf.tsx'
import { EscolherEndereco } from '../../features/enderecos/escolher-endereco.tsx'
import { CalcularFrete } from '../../features/fretes/calcular-frete.tsx'
import { PaginaDoOrcamento } from '../../features/orcamentos/detalhe/pagina-do-orcamento.tsx'
import { EnviarAoCliente } from '../../features/orcamentos/editor/enviar-ao-cliente.tsx'
import { PaginaDoEditor } from '../../features/orcamentos/editor/pagina-do-editor.tsx'
import type { DeOutrasTelas } from '../../features/orcamentos/editor/tela-do-editor.tsx'
import { RepetirOrcamento } from '../../features/orcamentos/repetir-em-novo-orcamento.tsx'
import { tardio } from '../../ui/retorno/tardio.tsx'
import { BotaoDeAtenderOrcamento } from './atender-orcamento.tsx'

const PedirNegociacao = tardio(
  async () => (await import('../../features/negociacoes/pedir/pedir-negociacao.tsx')).PedirNegociacao,
)

type OrcamentoNoPortalProps = { idOrcamento: number; dosParados: boolean }

// The very same at each drawing, or the whole editor would be drawn again.
const DE_OUTRAS_TELAS: DeOutrasTelas = {
  escolherEndereco: (escolha) => <EscolherEndereco {...escolha} salvando={false} erro={null} />,
  frete: ({ id, aoEscolher }) => (
    <CalcularFrete
      orcamento={{ id }}
      aoEscolher={({ vlEmbutido, vlPago, referencia, ...cotacao }) => {
        const { numero, idTransp, nomeTransp, prazo, previsao, valor } = cotacao
        aoEscolher({
          numero,
          idTransp,
          nomeTransp,
          prazo,
          previsao,
          valor,
          embutido: vlEmbutido,
          pago: vlPago,
          desatualizado: null,
          ...(referencia !== null && { referencia }),
        })
      }}
    />
  ),
  pedirPreco: (pedido) => <PedirNegociacao {...pedido} aoNaoVir={pedido.aoFechar} />,
  acoes: (orcamento) => (
    <>
      <PdfDoOrcamento id={orcamento.id} />
      <EnviarAoCliente id={orcamento.id} />
      <BotaoDeAtenderOrcamento orcamento={orcamento} compacto />
    </>
  ),
}

/** VEN-01, VEN-02 One quote, with what other features bring to it: written while it is open, read afterwards. */
export function OrcamentoNoPortal({ idOrcamento, dosParados }: OrcamentoNoPortalProps) {
  return (
    <PaginaDoEditor
      idOrcamento={idOrcamento}
      {...DE_OUTRAS_TELAS}
      leitura={
        <PaginaDoOrcamento
          idOrcamento={idOrcamento}
          dosParados={dosParados}
          acoes={(orcamento) => (
            <>
              <PdfDoOrcamento id={orcamento.id} />
              {orcamento.status.chave === STATUS_GANHO && <RepetirOrcamento id={orcamento.id} />}
              <BotaoDeAtenderOrcamento orcamento={orcamento} />
            </>
          )}
        />
      }
    />
  )
}

const PdfDoOrcamento = ({ id }: { id: number }) => (
  <BotaoDoPdf contrato={baixarOrcamento} id={id} nome={`orcamento-${id}.pdf`} size="xs" />
)
