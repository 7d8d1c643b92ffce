import { ERROS } from '@balcao/dominio/erros'
import { type CotacaoDeFrete, obterCargaDoFrete } from '@balcao/dominio/fretes/contratos'
import { porQueNaoCota } from '@balcao/dominio/fretes/por-que-nao-cota'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useState } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useConsulta } from '../../platform/consultas.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { BotaoBase } from '../../ui/campos/botao-base.tsx'
import { tardioAoAbrir } from '../../ui/retorno/tardio.tsx'

type CalcularFreteProps = {
  /** The load, its destination and its total are the server's: they follow whatever the quote becomes. */
  orcamento: { id: number }
  rotulo?: string
  /** Nothing is charged by it: what goes elsewhere than the quote may be chosen too. */
  simula?: boolean
  aoEscolher: (cotacao: CotacaoDeFrete) => void
}

const EscolhaDoFrete = tardioAoAbrir(
  async () => (await import('./escolha-do-frete.tsx')).EscolhaDoFrete,
  ({ aberto }) => aberto,
)

/** FRE-01 The button and its dialog; nothing for whoever may not ask for freight. */
export function CalcularFrete(props: CalcularFreteProps) {
  return useSessao().pode('FRETE_COTAR') && <BotaoDoFrete {...props} />
}

function BotaoDoFrete({
  orcamento,
  rotulo = 'Calcular Frete',
  simula = false,
  aoEscolher,
}: CalcularFreteProps) {
  const [aberto, setAberto] = useState(false)
  const { data: carga, error } = useConsulta(
    obterCargaDoFrete,
    { query: { orcamentoId: orcamento.id } },
    { mostradoNaArea: true },
  )
  const porQueNao = carga && porQueNaoCota(carga)
  const falta = error ? mensagemDoErro(error) : porQueNao ? ERROS[porQueNao].mensagem : undefined
  return (
    <>
      <BotaoBase
        variant="default"
        leftSection={<IconTruckDelivery size={16} aria-hidden />}
        habilitado={carga !== undefined && !falta}
        falta={falta ?? 'Aguarde: o peso do orçamento ainda não veio.'}
        onClick={() => setAberto(true)}
      >
        {rotulo}
      </BotaoBase>
      <EscolhaDoFrete
        aberto={aberto}
        orcamentoId={orcamento.id}
        simula={simula}
        aoEscolher={(cotacao) => {
          setAberto(false)
          aoEscolher(cotacao)
        }}
        aoFechar={() => setAberto(false)}
      />
    </>
  )
}
