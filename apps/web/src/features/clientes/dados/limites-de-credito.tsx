import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { listarLimites } from '@balcao/dominio/limites/contratos'
import { useConsulta } from '../../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { Secao } from '../../../platform/ficha/secao.tsx'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { ListaDaFicha } from '../../../ui/ficha/lista-da-ficha.tsx'
import { BarraDoLimite } from '../ficha/barra-do-limite.tsx'

type Limite = RespostaDe<typeof listarLimites>['itens'][number]

export function LimitesDeCredito({ idCli }: { idCli: number }) {
  const consulta = useConsulta(listarLimites, { params: { idCli } }, { mostradoNaArea: true })
  return (
    <Secao
      titulo="Limites de Crédito"
      consulta={consulta}
      vazio={({ itens }) => itens.length === 0}
      textoVazio="Nenhum limite disponível."
    >
      {({ itens }) => (
        <ListaDaFicha emQuadros>
          {itens.map((limite) => (
            <li key={limite.id}>
              <UmLimite limite={limite} />
            </li>
          ))}
        </ListaDaFicha>
      )}
    </Secao>
  )
}

function UmLimite({ limite }: { limite: Limite }) {
  const dinheiro = useFormatoDeDinheiro()
  const { limite_total, limite_utilizado, limite_disponivel, credito_disponivel, data_vencimento } = limite
  return (
    <>
      <BarraDoLimite total={limite_total} utilizado={limite_utilizado} />
      <CamposDaFicha
        forma="grade"
        campos={[
          { nome: 'Limite total', valor: dinheiro(limite_total) },
          { nome: 'Limite utilizado', valor: dinheiro(limite_utilizado) },
          { nome: 'Limite disponível', valor: <strong>{dinheiro(limite_disponivel)}</strong> },
          { nome: 'Crédito disponível', valor: credito_disponivel !== null && dinheiro(credito_disponivel) },
          { nome: 'Cobrança', valor: limite.cobranca.desc },
          { nome: 'Plano', valor: limite.plano.desc },
          { nome: 'Vencimento', valor: data_vencimento && formatarData(data_vencimento) },
        ]}
      />
    </>
  )
}
