import { listarOperadoresDoCliente } from '@balcao/dominio/clientes/secoes'
import { Anchor } from '@mantine/core'
import { useConsulta } from '../../platform/consultas.ts'
import { Secao } from '../../platform/ficha/secao.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { CamposDaFicha } from '../../ui/ficha/campos-da-ficha.tsx'
import { ListaDaFicha } from '../../ui/ficha/lista-da-ficha.tsx'

export function VendedoresDoCliente({ titulo, idCli }: Pick<SecaoDoClienteProps, 'titulo' | 'idCli'>) {
  const consulta = useConsulta(listarOperadoresDoCliente, { params: { idCli } }, { mostradoNaArea: true })
  return (
    <Secao
      titulo={titulo}
      consulta={consulta}
      vazio={({ itens }) => itens.length === 0}
      textoVazio="Nenhum registro encontrado"
    >
      {({ itens }) => (
        <ListaDaFicha emQuadros>
          {itens.map(({ id, nome, email, codOp, matErp }) => (
            <li key={id}>
              <CamposDaFicha
                forma="grade"
                campos={[
                  { nome: 'Nome', valor: <strong>{nome}</strong> },
                  { nome: 'E-mail', valor: email && <Anchor href={`mailto:${email}`}>{email}</Anchor> },
                  { nome: 'Código', valor: codOp },
                  { nome: 'Matrícula', valor: matErp },
                ]}
              />
            </li>
          ))}
        </ListaDaFicha>
      )}
    </Secao>
  )
}
