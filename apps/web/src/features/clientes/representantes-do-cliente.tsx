import { listarSupervisoresDoCliente } from '@balcao/dominio/clientes/secoes'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { Anchor } from '@mantine/core'
import { useConsulta } from '../../platform/consultas.ts'
import { Secao } from '../../platform/ficha/secao.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { TelefoneDiscavel } from '../../platform/telefone/telefone-discavel.tsx'
import { CamposDaFicha } from '../../ui/ficha/campos-da-ficha.tsx'
import { ListaDaFicha } from '../../ui/ficha/lista-da-ficha.tsx'

type Supervisor = RespostaDe<typeof listarSupervisoresDoCliente>['itens'][number]
type Pessoa = Omit<Supervisor, 'representantes'>

/** CLI-03, ENT-08 Supervisors, each with their representatives. */
export function RepresentantesDoCliente({ titulo, idCli }: Pick<SecaoDoClienteProps, 'titulo' | 'idCli'>) {
  const consulta = useConsulta(listarSupervisoresDoCliente, { params: { idCli } }, { mostradoNaArea: true })
  return (
    <Secao
      titulo={titulo}
      consulta={consulta}
      vazio={({ itens }) => itens.length === 0}
      textoVazio="Nenhum supervisor ou representante cadastrado"
    >
      {({ itens }) => (
        <ListaDaFicha emQuadros>
          {itens.map((supervisor) => (
            <li key={supervisor.id}>
              <DaEquipe papel="Supervisor" pessoa={supervisor} />
              <ListaDaFicha emQuadros>
                {supervisor.representantes.map((representante) => (
                  <li key={representante.id}>
                    <DaEquipe papel="Representante" pessoa={representante} />
                  </li>
                ))}
              </ListaDaFicha>
            </li>
          ))}
        </ListaDaFicha>
      )}
    </Secao>
  )
}

function DaEquipe({ papel, pessoa }: { papel: string; pessoa: Pessoa }) {
  const { nome, email, telefone, celular } = pessoa
  return (
    <CamposDaFicha
      forma="grade"
      campos={[
        { nome: papel, valor: <strong>{nome}</strong> },
        { nome: 'E-mail', valor: email && <Anchor href={`mailto:${email}`}>{email}</Anchor> },
        { nome: 'Telefone', valor: telefone && <TelefoneDiscavel numero={telefone} /> },
        { nome: 'Celular', valor: celular && <TelefoneDiscavel numero={celular} whatsapp /> },
      ]}
    />
  )
}
