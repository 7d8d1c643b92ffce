import { listarEmDigitacao } from '@balcao/dominio/contas-correntes/contratos'
import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useConsulta } from '../../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { ListaDaFicha } from '../../../ui/ficha/lista-da-ficha.tsx'

const MOSTRADOS = 8

/** GES-08 What is being quoted: it moves nothing yet. */
export function EmDigitacao({ idConta }: { idConta: number }) {
  const consulta = useConsulta(listarEmDigitacao, { params: { idConta } }, { mostradoNaArea: true })
  const dinheiro = useFormatoDeDinheiro()
  return (
    <Cartao titulo="Em digitação">
      <AreaDaConsulta consulta={consulta}>
        {({ debito, credito, itens }) =>
          itens.length === 0 ? (
            <Text c="dimmed" size="sm">
              Nenhum orçamento em aberto moveria esta conta.
            </Text>
          ) : (
            <>
              <Text size="sm">
                Os orçamentos em aberto usariam {dinheiro(debito)} e trariam {dinheiro(credito)}.
              </Text>
              <ListaDaFicha>
                {itens.slice(0, MOSTRADOS).map(({ idOrcamento, cliente, debito: usa, credito: traz }) => (
                  <li key={idOrcamento}>
                    <span>
                      <Anchor
                        underline="always"
                        size="sm"
                        component={Link}
                        to="/orcamentos/$idOrcamento"
                        {...({ params: { idOrcamento: String(idOrcamento) } } as object)}
                      >
                        Orçamento {idOrcamento}
                      </Anchor>{' '}
                      <small>{cliente}</small>
                    </span>
                    <span>
                      {[usa > 0 && `−${dinheiro(usa)}`, traz > 0 && `+${dinheiro(traz)}`]
                        .filter(Boolean)
                        .join(' ')}
                    </span>
                  </li>
                ))}
              </ListaDaFicha>
              {itens.length > MOSTRADOS && (
                <Text c="dimmed" size="sm">
                  e mais {itens.length - MOSTRADOS}
                </Text>
              )}
            </>
          )
        }
      </AreaDaConsulta>
    </Cartao>
  )
}
