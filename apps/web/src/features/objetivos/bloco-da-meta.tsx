import { listarMeusObjetivos } from '@balcao/dominio/objetivos/contratos'
import { dizerMes } from '@balcao/dominio/objetivos/progresso'
import { Anchor, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useConsulta } from '../../platform/consultas.ts'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import { BarrasDeProgresso } from '../../ui/figuras/barras-de-progresso.tsx'
import estilos from './objetivos.module.css'
import {
  dizerPercentual,
  nomeDoObjetivo,
  oQueFalta,
  projetado,
  TOM_DA_SITUACAO,
  useFormatoDoObjetivo,
} from './valor-do-objetivo.ts'

/** GES-01 The seller's own targets: what is missing for each working day, and whom to call. Nothing where there is no target. */
export function BlocoDaMeta() {
  const { data, isPending } = useConsulta(listarMeusObjetivos, {})
  const dizer = useFormatoDoObjetivo()
  if (isPending) return <Skeleton height={280} data-a-caminho />
  if (!data || data.itens.length === 0) return null
  const { mes, criterio, itens, clientes } = data
  return (
    <Cartao
      titulo={`Meus objetivos de ${dizerMes(mes)}`}
      aoLado={
        <Anchor size="sm" renderRoot={(props) => <Link to="/objetivos" {...props} />}>
          Ver todos
        </Anchor>
      }
    >
      <div className={estilos.bloco}>
        <BarrasDeProgresso
          titulo="O que falta por dia útil"
          descricao={criterio}
          barras={itens.map((item) => ({
            chave: item.id,
            nome: nomeDoObjetivo(item),
            detalhe: oQueFalta(item, dizer),
            percentual: item.percentual,
            projetado: projetado(item),
            texto: dizerPercentual(item.percentual),
            tom: TOM_DA_SITUACAO[item.situacao],
          }))}
          tabela={{
            titulos: ['Objetivo', 'Meta', 'Alcançado', 'Falta', 'Por dia útil', 'Projeção'],
            linhas: itens.map((item) => [
              nomeDoObjetivo(item),
              ...[item.meta, item.alcancado, item.falta, item.necessidade, item.projecao].map((valor) =>
                dizer(item.tipo, valor),
              ),
            ]),
          }}
        />
        {clientes.length > 0 && (
          <div>
            <strong>Quem fecharia o que falta, pela compra típica</strong>
            <ul className={estilos.clientes}>
              {clientes.map(({ id, nome, porque, vlTicket }) => (
                <li key={id}>
                  <Anchor
                    size="sm"
                    renderRoot={(props) => <Link to="/clientes/$idCli" params={{ idCli: id }} {...props} />}
                  >
                    {nome}
                  </Anchor>{' '}
                  {dizer('VALOR', vlTicket)}
                  <small>{porque}</small>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Cartao>
  )
}
